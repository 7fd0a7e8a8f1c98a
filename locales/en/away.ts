export default {
  title: 'You are leaving Docento',
  by: 'A user left this link. It leads to another site:',
  soon: {
    one: 'It opens in {count} second.',
    other: 'It opens in {count} seconds.',
  },
  go: 'Go now',
  stay: 'Stay here',
  home: 'To the Docento home page',
}
