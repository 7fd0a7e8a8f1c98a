import styles from './Html.module.css'

/** HTML that staff wrote. */
export const Html = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server makes harmless what staff save
  <div className={styles.root} data-article dangerouslySetInnerHTML={{ __html: withTablesInBoxes(withBreaks(html)) }} />
)

/** A name like `ga_updated_tutor_schedule` in the first column breaks behind its underscores: as a whole it is wider than a phone's column. */
const withBreaks = (html: string) => html.replace(/<tr><td>[^<]*/g, (cell) => cell.replaceAll('_', '_<wbr>'))

/** Each table in a box of its own, where it scrolls when its words are wider than the page; keys reach the box. */
const withTablesInBoxes = (html: string) =>
  html.replaceAll('<table>', `<div class="${styles.table}" tabindex="0"><table>`).replaceAll('</table>', '</table></div>')
