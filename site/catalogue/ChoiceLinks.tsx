import { useHref } from '../site.ts'
import { classes } from '../ui/classes.ts'
import { escapeHtml } from '../ui/escape.ts'
import { iconHtml } from '../ui/Icon.tsx'
import * as icons from '../ui/icons.ts'
import type { Choice } from './choices.ts'

interface Props {
  choices: readonly Choice[]
  /** Of each link. */
  className?: string | undefined
  /** Of one that belongs to the one before it. */
  under: string | undefined
  /** The chosen one bears a tick. */
  ticked?: boolean
}

/** Choices as a list of links. Written as text: there are up to hundreds in a page, each another in every page. */
export function ChoiceLinks({ choices, className, under, ticked = false }: Props) {
  const href = useHref()
  const tick = ticked ? iconHtml(icons.check, 'push') : ''
  const entry = ({ label, link, chosen, open, under: isUnder }: Choice): string => {
    const look = classes(className, isUnder && under)
    const marks = `${look && ` class="${look}"`} href="${escapeHtml(href(`/${link}`))}"${open ? '' : ' rel="nofollow"'}${chosen ? ' aria-current="true"' : ''}`
    return `<li><a${marks}>${escapeHtml(label)}${chosen ? tick : ''}</a></li>`
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped
  return <ul dangerouslySetInnerHTML={{ __html: choices.map(entry).join('') }} />
}
