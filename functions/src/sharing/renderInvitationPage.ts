import { paths } from '@outrank/shared/addresses';
import { formatEastern } from '@outrank/shared/airing/episodeTime';
import { describeInvitation, type Invitation } from '@outrank/shared/airing/groups';
import { nameSeason } from '@outrank/shared/catalogue/catalogue';
import { type AiringSeason, parsePredictionKey } from '@outrank/shared/documents/airing';
import { getInvitationVersion } from './drawInvitation.ts';
import { describeLink, html, renderPage, renderPicture } from './renderSharePage.ts';

const NOINDEX = html`<meta name="robots" content="noindex">`;

/**
 * The page that an invitation unfolds as, and that leads on to the app. `origin` has no slash at its end.
 * @param open what can be predicted of the group's season. @param now milliseconds since 1970.
 */
export function renderInvitationPage(
  secret: string,
  invitation: Invitation,
  open: AiringSeason['open'],
  { origin, now }: { readonly origin: string; readonly now: number },
): string {
  const title = describeInvitation(invitation);
  const count = invitation.memberIds.length;
  const summary = [
    `Predict ${nameSeason(invitation.seasonId)} together, week by week: who leaves the island next?`,
    `The group has ${count} ${count === 1 ? 'member' : 'members'}.`,
    describeClosing(open, now),
  ];
  const picture = paths.invitationPicture(secret, getInvitationVersion(invitation));
  const link = {
    url: `${origin}${paths.invitation(secret)}`,
    title,
    summary: summary.filter(Boolean).join(' '),
    picture: `${origin}${picture}`,
  };
  const body = html`<h1 dir="auto">${title}</h1>
<p class="soft">${link.summary}</p>
${renderPicture(picture, 'The emblem of the season')}
<p class="actions"><a class="button" href="${paths.joinGroup(secret)}">Open the invitation</a></p>`;
  return renderPage(title, html`${describeLink(link)}\n${NOINDEX}`, body, paths.joinGroup(secret));
}

/** Empty when nothing can be predicted, or nobody knows until when. */
function describeClosing(open: AiringSeason['open'], now: number): string {
  const closesAt = Date.parse(open?.closesAt ?? '');
  const episode = parsePredictionKey(open?.key ?? '')?.episode;
  return episode !== undefined && closesAt > now
    ? `Predictions for episode ${episode} close ${formatEastern(closesAt)}.`
    : '';
}

/** The page of an invitation that another one replaced, or whose group is gone. */
export function renderEndedInvitationPage(): string {
  const title = 'This invitation is no longer valid';
  const body = html`<h1>${title}</h1>
<p>Ask for a new one.</p>
<p class="actions"><a class="button" href="${paths.predictions}">Go to predictions</a></p>`;
  return renderPage(title, NOINDEX, body);
}
