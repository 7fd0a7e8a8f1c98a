/** The tools of the editor of articles. */
export default {
  label: 'Formatowanie tekstu',
  bold: 'Pogrubienie',
  italic: 'Kursywa',
  heading: 'Nagłówek',
  subheading: 'Podtytuł',
  list: 'Lista',
  numbers: 'Lista numerowana',
  quote: 'Cytat',
  undo: 'Cofnij ostatnią zmianę',
  redo: 'Ponów',
  link: 'Link',
  link_to: 'Dokąd prowadzi link',
  picture: 'Obraz',
  set: 'Gotowe',
  remove: 'Usuń',
  alt: 'Co jest na obrazie',
}
