import { formatMark } from '../../theme/marks.ts'
import { useEdition } from '../edition.ts'

/** A part as it is read, with a decimal where it has one: `33,3 %`. */
export function usePercent() {
  const edition = useEdition()
  return (percent: number) => {
    const tenths = Math.round(Math.abs(percent) * 10) / 10
    const number = Number.isInteger(tenths) ? String(tenths) : formatMark(tenths, edition, edition.panelLanguage)
    return `${percent < 0 && tenths > 0 ? '−' : ''}${number} %`
  }
}
