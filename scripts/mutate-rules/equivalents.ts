const clock = 'only within minutes of midnight does it matter, and nobody sets the clock of the emulator';
const nobody =
  'without a session there is no identity to look into, and a condition that cannot be evaluated refuses';
const privileged = 'no request of a browser writes it, so it is the same before and after';
const whole =
  'a double that equals a number asked for is as good, and nothing that is no number is in a list of numbers';
const standing = 'no request of a browser deletes a comment or moves it, so it is the same before and after';

const method =
  'what is asked of the value next, a method that only this type has, cannot be evaluated for any other, and refuses';
const rate = 'it needs its rate document in the same batch, and that only its owner writes';
const instant = 'only at the very nanosecond that ends the window does it matter';
const one = 'a batch creates one comment, so what it answers is the same before and after';
const others =
  'the list is another’s, and no request of the reporter makes, hides or deletes it, so it is the same before and after';
const burial = 'the mark of a deletion comes in the batch of the deletion only, and that is for the owner';

/** Mutants that no test can notice, each with the reason. */
export const equivalents: Readonly<Record<string, string>> = {
  'isOwner(): isSignedIn() && request.auth.uid == uid -> (request.auth.uid == uid)': nobody,
  'isOwner(): isSignedIn() -> true': nobody,
  'canWrite(): isSignedIn() && !exists(/databases/$(database)/documents/blockedAccounts/$(request.auth.uid)) -> (!exists(/databases/$(database)/documents/blockedAccounts/$(request.auth.uid)))':
    nobody,
  'canWrite(): isSignedIn() -> true': nobody,
  'canWrite(): exists -> existsAfter': privileged,
  'isDeletedAccount(): exists -> existsAfter': privileged,
  'isDeletedAccount(): get -> getAfter': privileged,
  "isCurator(): isSignedIn() && request.auth.token.get('curator', false) == true -> (request.auth.token.get('curator', false) == true)":
    nobody,
  'isCurator(): isSignedIn() -> true': nobody,
  'areParallel(): data.itemIds is list && data.itemIds.size() <= 800 -> (data.itemIds.size() <= 800)': method,
  'areParallel(): data.itemIds is list -> true': method,
  'areParallel(): data.itemIds is list && data.itemIds.size() <= 800 && data.itemIds.toSet().size() == data.itemIds.size() && data.itemSeasonIds is list -> (data.itemIds is list && data.itemIds.size() <= 800 && data.itemIds.toSet().size() == data.itemIds.size())':
    method,
  'areParallel(): data.itemSeasonIds is list -> true': method,
  "/userLists/{uid} /lists/{listId} isTagged(): data.tagSet is map && data.tagSet.keys().hasOnly(['social', 'strategic', 'challenge', 'spoiler', 'favorites']) -> (data.tagSet.keys().hasOnly(['social', 'strategic', 'challenge', 'spoiler', 'favorites']))":
    method,
  "/userLists/{uid} /lists/{listId} isTagged(): data.tagSet is map && data.tagSet.keys().hasOnly(['social', 'strategic', 'challenge', 'spoiler', 'favorites']) && data.tagSet.values().hasOnly([true]) && data.tags is list -> (data.tagSet is map && data.tagSet.keys().hasOnly(['social', 'strategic', 'challenge', 'spoiler', 'favorites']) && data.tagSet.values().hasOnly([true]))":
    method,
  '/userLists/{uid} /lists/{listId} isTagged(): data.tagSet is map -> true': method,
  '/userLists/{uid} /lists/{listId} isTagged(): data.tags is list -> true': method,
  '/userLists/{uid} /lists/{listId} allow create: isOwner(uid) && canWrite() -> (canWrite())': rate,
  '/userLists/{uid} /lists/{listId} allow create: isOwner(uid) -> true': rate,
  '/userLists/{uid} /lists/{listId} allow create: existsAfter -> exists': burial,
  "/deletedLists/{listKey} allow create: listKey.matches('[^~]+~list_[0-9]{1,16}') && isOwner(listKey.split('~')[0]) -> (listKey.matches('[^~]+~list_[0-9]{1,16}'))":
    burial,
  "/deletedLists/{listKey} allow create: isOwner(listKey.split('~')[0]) -> true": burial,
  "/users/{uid} isDraft(): hasExactly(draft, ['name', 'description', 'tags', 'itemIds', 'itemSeasonIds', 'updatedAt']) && isText(draft.name, 0, 50) && isText(draft.description, 0, 200) && draft.tags is list -> (hasExactly(draft, ['name', 'description', 'tags', 'itemIds', 'itemSeasonIds', 'updatedAt']) && isText(draft.name, 0, 50) && isText(draft.description, 0, 200))":
    method,
  '/users/{uid} isDraft(): draft.tags is list -> true': method,
  '/users/{uid} /commentVotes/{commentId} isCommentVote(): get -> getAfter': standing,
  '/users/{uid} /commentVotes/{commentId} allow delete: existsAfter -> exists': standing,
  "/users/{uid} /commentVotes/{commentId} isCommentVote(): hasExactly(mark, ['commentId', 'listKey', 'value']) && mark.commentId == commentId && mark.listKey == old.listUserId + '~' + old.listId && mark.value is int -> (hasExactly(mark, ['commentId', 'listKey', 'value']) && mark.commentId == commentId && mark.listKey == old.listUserId + '~' + old.listId)":
    whole,
  '/users/{uid} /commentVotes/{commentId} isCommentVote(): mark.value is int -> true': whole,
  '/users/{uid} /reports/{thing} isOthersList(): get -> getAfter': others,
  '/users/{uid} /reports/{thing} comment(): get -> getAfter': standing,
  '/users/{uid} /reports/{thing} allow create: isOwner(uid) && canWrite() -> (canWrite())': rate,
  '/users/{uid} /reports/{thing} allow create: isOwner(uid) -> true': rate,
  '/users/{uid} /rates/{kind} goesOn(): < -> <=': instant,
  '/users/{uid} /rates/{kind} allow update: >= -> >': instant,
  '/comments/{commentId} answersCommentOf(): get -> getAfter': one,
  '/comments/{commentId} allow list: isSignedIn() && hasLimit() -> (hasLimit()) (2)': nobody,
  '/comments/{commentId} allow list: isSignedIn() -> true (2)': nobody,
  '/comments/{commentId} allow create: exists -> existsAfter': privileged,
  "/rankings/current areClassicRankings(): hasExactly(data, ['strategyList', 'socialList', 'competitorList', 'lastUpdated']) && isShortList(data.strategyList) && isShortList(data.socialList) && isShortList(data.competitorList) && data.lastUpdated is string -> (hasExactly(data, ['strategyList', 'socialList', 'competitorList', 'lastUpdated']) && isShortList(data.strategyList) && isShortList(data.socialList) && isShortList(data.competitorList))":
    method,
  '/rankings/current areClassicRankings(): data.lastUpdated is string -> true': method,
  "/userGlobalRankings/{uid} isBallot(): hasExactly(ballot, ['ranking', 'submittedAt']) && ballot.ranking is list -> (hasExactly(ballot, ['ranking', 'submittedAt']))":
    method,
  '/userGlobalRankings/{uid} isBallot(): ballot.ranking is list -> true': method,
  '/reportCounts/{thing} allow create: isSignedIn() && counts(request.resource.data) -> (counts(request.resource.data))':
    nobody,
  '/reportCounts/{thing} allow create: isSignedIn() -> true': nobody,
  '/reportCounts/{thing} allow update: isSignedIn() && counts(request.resource.data) -> (counts(request.resource.data))':
    nobody,
  '/reportCounts/{thing} allow update: isSignedIn() -> true': nobody,
  '/userLists/{uid} /lists/{listId} isToday(): 2 -> 1': clock,
  '/userLists/{uid} /lists/{listId} isToday(): 2 -> 3': clock,
  '/userLists/{uid} /lists/{listId} isToday(): dayOf(request.time - slack), dayOf(request.time + slack) -> dayOf(request.time + slack)':
    clock,
  '/userLists/{uid} /lists/{listId} isToday(): dayOf(request.time - slack), dayOf(request.time + slack) -> dayOf(request.time - slack)':
    clock,
  '/userLists/{uid} /lists/{listId} isToday(): - -> +': clock,
  '/userLists/{uid} /lists/{listId} isToday(): + -> -': clock,
  '/userLists/{uid} /lists/{listId} isToday(): day is int && day in [dayOf(request.time - slack), dayOf(request.time + slack)] -> (day in [dayOf(request.time - slack), dayOf(request.time + slack)])':
    whole,
  '/userLists/{uid} /lists/{listId} isToday(): day is int -> true': whole,
};
