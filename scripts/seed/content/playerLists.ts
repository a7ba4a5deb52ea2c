import type { DemoList } from './demoList.ts';

/** What players were good at, and what they were not. */
export const playerLists: readonly DemoList[] = [
  {
    by: 'hank',
    name: 'Challenge beasts',
    description:
      'If it floats, burns or swings, they win it. Ranked by how hopeless it looked for everybody else.',
    tags: ['challenge'],
    items: `ozzy-lusth@13 tom-westman mike-holloway joe-anglim colby-donaldson@2 kelley-wentworth terry-deitz brad-culpepper
      jonathan-young jay-starrett fabio-birza brenda-lowe rupert-boneham james-clement@15 brett-clouser ben-driebergen
      chrissy-hofbeck hunter-ellis`,
    appeal: 0.75,
  },
  {
    by: 'hank',
    name: 'Puzzle brains',
    description: 'Down by five minutes, still first to shout "got it".',
    tags: ['challenge', 'strategic'],
    items:
      'christian-hubicki yul-kwon spencer-bledsoe carson-garrett aubry-bracco sophie-clarke noelle-lambert cassidy-clark rafe-judkins todd-herzog',
    appeal: 0.45,
  },
  {
    by: 'mel',
    name: 'I would share my coconut with them',
    description: 'Pure social game. The people you would tell everything on day two and not regret it.',
    tags: ['social'],
    items: `jt-thomas ethan-zohn yau-man-chan cirie-fields@12 earl-cole taj-johnson-george michele-fitzgerald
      yam-yam-arocho maryanne-oketch bob-crowley lauren-harpe rupert-boneham`,
    appeal: 0.6,
  },
  {
    by: 'mel',
    name: 'Best fire makers and fish catchers',
    description: 'Every tribe needs one. Most tribes vote them out first.',
    tags: ['challenge'],
    items: 'ozzy-lusth@13 rupert-boneham ian-rosenberger tom-westman joe-anglim jonathan-young keith-nale',
    appeal: 0.2,
  },
  {
    by: 'jo',
    name: 'Jury speeches that ended careers',
    description: 'Snakes and rats is only the beginning.',
    tags: ['social', 'spoiler'],
    items:
      'sue-hawk corinne-kaplan eliza-orlins@16 david-murphy lex-van-den-berghe@8 trish-hegarty spencer-bledsoe reed-kelly',
    appeal: 0.5,
  },
  {
    by: 'tribal-tom',
    name: 'Five best blindsides, by victim',
    description: 'The face. You know the face.',
    tags: ['strategic', 'spoiler'],
    items: 'erik-reichenbach james-clement@15 jt-thomas@20 jeremy-collins marcus-lehman',
    appeal: 0.7,
  },
  {
    by: 'ada',
    name: 'Best strategists who never won',
    description: 'They saw the whole board. The board saw them back.',
    tags: ['strategic'],
    items: `cirie-fields@12 rob-cesternino russell-hantz@19 stephen-fishbach spencer-bledsoe david-wright omar-zaheer jesse-lopez
      shirin-oskooi christian-hubicki domenick-abbate tasha-fox malcolm-freberg`,
    appeal: 0.65,
  },
  {
    by: 'priya',
    name: 'Ghost Island cast, top to bottom',
    description: 'A season people skip. The cast deserves better than that, so here are all twenty.',
    tags: ['social'],
    items: `domenick-abbate wendell-holland laurel-johnson kellyn-bechtold donathan-hurley chris-noble michael-yerger libby-vincek
      jenna-bowman sebastian-noel angela-perkins desiree-afuye chelsea-townsend bradley-kleihege james-lim morgan-ricke
      brendan-shapiro stephanie-johnson stephanie-gonzalez jacob-derwin`,
    appeal: 0.25,
  },
  {
    by: 'bea',
    name: 'Pearl Islands cast ranking',
    description: 'The best cast of the first ten seasons. Outcasts twist or not.',
    items: `sandra-diaz-twine@7 rupert-boneham@7 jonny-fairplay@7 andrew-savage burton-roberts christa-hastie lillian-morris
      osten-taylor tijuana-bradley darrah-johnson trish-dunn shawn-cohen michelle-tesauro ryan-opray ryan-shoulders nicole-delma`,
    appeal: 0.45,
  },
  {
    by: 'kofi',
    name: 'Heroes vs. Villains, all twenty',
    description: 'Ranked by this one season only. Yes, Danielle is that high, and no, I will not move her.',
    tags: ['strategic', 'social'],
    items: `parvati-shallow@20 sandra-diaz-twine@20 russell-hantz@20 rob-mariano@20 danielle-dilorenzo@20 jerri-manthey@20
      tyson-apostol@20 courtney-yates@20 coach-wade@20 rupert-boneham@20 colby-donaldson@20 amanda-kimmel@20 jt-thomas@20
      candice-woodcock@20 cirie-fields@20 james-clement@20 tom-westman@20 stephenie-lagrossa@20 randy-bailey@20 sugar-kiper@20`,
    appeal: 0.8,
  },
  {
    by: 'lucia',
    name: 'Castaways I would have a drink with',
    description: 'No strategy here. Just vibes, a porch and a long evening.',
    tags: ['social'],
    items: 'courtney-yates bob-crowley rudy-boesch debbie-beebe keith-nale yau-man-chan tom-buchanan',
    appeal: 0.35,
  },
  {
    by: 'yuki',
    name: 'Best first boots',
    description: 'One vote, one episode, forever in our hearts.',
    tags: ['spoiler'],
    items:
      'sonja-christopher francesca-hogi zane-knight nadiya-anderson reem-daly peter-harkey jolanda-jones david-jelinsky',
    appeal: 0.4,
  },
];
