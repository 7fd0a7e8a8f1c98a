import { useRecordContext, useTranslate } from 'react-admin'
import type * as z from 'zod/mini'
import type { WebVitalRow } from '../../schemas/index.ts'
import type { Vital } from '../../schemas/web-vital-terms.ts'
import { Badge } from '../ui/Badge.tsx'
import { Numbers, Soft } from '../ui/boxes.ts'
import { ratingOf } from './rating.ts'
import { useVitalWords } from './use-words.ts'

export type WebVital = z.output<typeof WebVitalRow>

const tones = { good: 'ok', middling: 'mark', poor: 'bad' } as const

/** Good, middling or poor, in words. */
export function Rating({ name, value }: { name: Vital; value: number }) {
  const translate = useTranslate()
  const rating = ratingOf(name, value)
  return <Badge tone={tones[rating]}>{translate(`web_vitals.ratings.${rating}`)}</Badge>
}

export function Value() {
  const record = useRecordContext<WebVital>()
  const words = useVitalWords()
  if (!record) return null
  return (
    <Numbers>
      {words(record.name, record.value)} <Rating name={record.name} value={record.value} />
    </Numbers>
  )
}

export function MetricName() {
  const name = useRecordContext<WebVital>()?.name
  const translate = useTranslate()
  return name === undefined ? null : translate(`web_vitals.metrics.${name}`)
}

export function RouteName() {
  const route = useRecordContext<WebVital>()?.route
  const translate = useTranslate()
  return route === undefined ? null : translate(`web_vitals.routes.${route}`)
}

/** What it was measured on: phone or computer, its browser and system. */
export function Device() {
  const record = useRecordContext<WebVital>()
  const translate = useTranslate()
  if (!record) return null
  const { platform, browser, os } = record
  return (
    <>
      {translate(`web_vitals.platforms.${platform}`)}{' '}
      <Soft>
        {translate(`web_vitals.browsers.${browser}`)}, {translate(`web_vitals.systems.${os}`)}
      </Soft>
    </>
  )
}
