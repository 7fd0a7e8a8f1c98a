/** Shapes of the editor's tools, drawn as those of `icons.ts`; they come with the editor alone. */
export const signs = {
  bold: 'M7.5 5h5.5a3.5 3.5 0 0 1 0 7H7.5zM7.5 12h6.5a3.5 3.5 0 0 1 0 7H7.5z',
  italic: 'M10.5 5H18M6 19h7.5M14.5 5l-5 14',
  heading: 'M4.5 5v14M13.5 5v14M4.5 12h9M17 12l3-2v9',
  subheading: 'M4.5 5v14M12.5 5v14M4.5 12h8M16 11.5c.5-2 4-2 4 .5 0 2-4 4-4 7h4.5',
  list: 'M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6v.2M4.5 12v.2M4.5 18v.2',
  numbers: 'M10.5 6H20M10.5 12H20M10.5 18H20M4 4.5 5.5 4v5M4 14.5c0-2 3-2 3 0 0 1.5-3 2.5-3 4.5h3',
  quote: 'M5 17c2.5-1 4-3.5 4-7V6H4v5h3M15 17c2.5-1 4-3.5 4-7V6h-5v5h3',
  link: 'M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-2.6 2.6a4 4 0 0 0 5.7 5.7l1.3-1.3',
  picture: 'M4 5h16v14H4zM4.5 16l4-4 4 4 2.5-2.5 4.5 4M15 9.5v.2',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H15a5 5 0 0 1 0 10h-4',
  redo: 'M15.5 5 20 9.5 15.5 14M19.5 9.5H9a5 5 0 0 0 0 10h4',
} as const

export type SignName = keyof typeof signs
