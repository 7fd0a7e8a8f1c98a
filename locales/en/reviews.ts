export default {
  all: 'Show all reviews',
  more: 'Show {count} more',
  less: 'Show less',
  mark: '{mark} out of 5',
  close: 'Close',
  loading: 'Loading reviews',
  failed: 'The reviews did not load. Check your connection and press again.',
  none: 'No written reviews yet',
}
