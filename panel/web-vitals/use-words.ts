import { useTranslate } from 'react-admin'
import type { Vital } from '../../schemas/web-vital-terms.ts'
import { formatNumber } from '../../theme/money.ts'
import { useEdition } from '../edition.ts'

const SECOND = 1000

/** A value of a metric as it is read: `2,40 с`, `180 мс`, of layout shifts the share alone. */
export function useVitalWords() {
  const edition = useEdition()
  const translate = useTranslate()
  const number = (value: number) => formatNumber(value, edition, edition.panelLanguage)
  return (name: Vital, value: number): string => {
    if (name === 'CLS') return number(value)
    return value < SECOND
      ? translate('web_vitals.milliseconds', { n: number(Math.round(value)) })
      : translate('web_vitals.seconds', { n: number(value / SECOND) })
  }
}
