import { languageTag } from '../../editions/languages.ts'
import { useEdition } from '../edition.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So many seconds in the unit that says them best: `40 хв`, `26 год`, `5 дн`. */
export function useSpan(): (seconds: number) => string {
  const edition = useEdition()
  const tag = languageTag(edition, edition.panelLanguage)
  const say = (count: number, unit: string) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  return (seconds) => {
    if (seconds < HOUR) return say(Math.max(1, Math.floor(seconds / MINUTE)), 'minute')
    // a day and a night still read as hours: what came yesterday is told from what came today
    return seconds < 2 * DAY ? say(Math.floor(seconds / HOUR), 'hour') : say(Math.floor(seconds / DAY), 'day')
  }
}

/** How long something has waited. */
export function useAgo(): (since: number) => string {
  const span = useSpan()
  return (since) => span(Math.max(0, Date.now() / 1000 - since))
}
