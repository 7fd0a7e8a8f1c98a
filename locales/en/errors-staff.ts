export default {
  in_use: 'This can’t be deleted: other records refer to it',
  last_admin: 'This is the last main administrator and can’t be switched off or deleted',
  alias_leads: 'This alias leads to another record: take it away there first, among the older ones',
  alias_gone: 'A record of another kind had this alias, which is gone for good',
  none_left: 'No further level fits: delete one first',
  last_default: 'One account has to be the default: make another one that',
  same_client: 'Choose another client: this is the same one',
  two_tutors: 'The clients are linked to different tutors',
  unknown_place: 'There is a place in it that nothing fills',
  place_missing: 'The code has to stand in it: {secret}',
  too_many_parts: 'Too long: it takes too many parts',
}
