/** The tools of the editor of articles. */
export default {
  label: 'Text formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  subheading: 'Subheading',
  list: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  undo: 'Undo',
  redo: 'Redo',
  link: 'Link',
  link_to: 'Where the link leads',
  picture: 'Picture',
  set: 'Done',
  remove: 'Remove',
  alt: 'What the picture shows',
}
