import type { Descriptors } from '../data-providers/index.ts'
import { ads } from './ads/index.ts'
import { audit } from './audit/index.ts'
import { blogs } from './blogs/index.ts'
import { clients } from './clients/index.ts'
import { coreFiles } from './core-files/index.ts'
import { desktop } from './desktop/index.ts'
import { emails } from './emails/index.ts'
import { examinationTests } from './examination-tests/index.ts'
import { experiments } from './experiments/index.ts'
import { jobs } from './jobs/index.ts'
import { mailings } from './mailings/index.ts'
import { merchants } from './merchants/index.ts'
import { news } from './news/index.ts'
import { orders } from './orders/index.ts'
import { outbox } from './outbox/index.ts'
import { paymentDoubts } from './payment-doubts/index.ts'
import { cities, districts, lessons, levels, subdistricts } from './reference/index.ts'
import type { PanelResource } from './resource.ts'
import { schedule } from './schedule/index.ts'
import { h2texts } from './seo/index.ts'
import { siteReviews } from './site-reviews/index.ts'
import { sms } from './sms/index.ts'
import { staff } from './staff/index.ts'
import { staticPages } from './static-pages/index.ts'
import { tags } from './tags/index.ts'
import { telephony } from './telephony/index.ts'
import { tops } from './tops/index.ts'
import { transferSettings } from './transfer-settings/index.ts'
import { tutors } from './tutors/index.ts'
import { unitsBlocks } from './units-blocks/index.ts'
import { vacancies } from './vacancies/index.ts'
import { videos } from './videos/index.ts'
import { webVitals } from './web-vitals/index.ts'

export interface Group {
  /** Key of its text in `menu`; the first group has no name. */
  name: 'home' | 'settings' | 'content' | 'tutors' | 'locations'
  items: readonly PanelResource[]
}

/** The back office in the order of its menu: a new resource is an item here (spec: back-office 2.2). */
export const groups: readonly Group[] = [
  { name: 'home', items: [desktop] },
  {
    name: 'settings',
    items: [
      staticPages,
      tops,
      emails,
      sms,
      mailings,
      unitsBlocks,
      staff,
      schedule,
      coreFiles,
      h2texts,
      transferSettings,
      outbox,
      jobs,
      webVitals,
      experiments,
      audit,
    ],
  },
  { name: 'content', items: [news, blogs, ads, videos, siteReviews, vacancies, examinationTests, tags] },
  { name: 'tutors', items: [orders, tutors, lessons, levels, telephony, clients, merchants, paymentDoubts] },
  { name: 'locations', items: [cities, districts, subdistricts] },
]

export const resources: readonly PanelResource[] = groups.flatMap(({ items }) => items.flatMap((item) => [item, ...(item.parts ?? [])]))

/** The calls of those that have calls, for the data provider. */
export const descriptors: Descriptors = Object.fromEntries(resources.flatMap(({ name, records }) => (records ? [[name, records]] : [])))
