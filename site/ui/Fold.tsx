import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

interface Props {
  title: string
  /** What the server made, or made harmless. */
  html: string
  /** Of those with one name only one is open at a time. */
  name?: string
}

/** A text that opens below its title, which has an arrow; the title is as wide as its place, the text as a line of it may be. */
export const Fold = ({ title, html, name }: Props) => (
  <details name={name}>
    <summary>
      {title}
      <Icon d={icons.next} turn="down" />
    </summary>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from the server */}
    <div className="read" dangerouslySetInnerHTML={{ __html: html }} />
  </details>
)
