export default {
  review_exists: 'There is already a review',
  comment: 'Add an explanation',
  reason: 'Choose a reason',
  reasons: 'Choose at least one reason',
  date: 'Enter a date',
  date_past: 'This date has passed',
  date_far: 'This date is too far ahead',
  mark: 'Give a rating',
  date_limit: 'The date can’t be moved past the day the payment is due',
}
