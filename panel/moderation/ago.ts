import { languageTag } from '../../editions/languages.ts'
import { useEdition } from '../edition.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has waited: `40 хв`, `26 год`, `5 дн`. */
export function useAgo(): (since: number) => string {
  const edition = useEdition()
  const tag = languageTag(edition, edition.panelLanguage)
  const say = (count: number, unit: string) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
  return (since) => {
    const seconds = Math.max(0, Date.now() / 1000 - since)
    if (seconds < HOUR) return say(Math.max(1, Math.floor(seconds / MINUTE)), 'minute')
    // a day and a night still read as hours: what came yesterday is told from what came today
    return seconds < 2 * DAY ? say(Math.floor(seconds / HOUR), 'hour') : say(Math.floor(seconds / DAY), 'day')
  }
}
