/** Where in the site a form was opened, or a search made (spec: decisions OPS-5). */
export type FormLocation = 'catalog_header' | 'catalog_card' | 'profile' | 'sticky_bar' | 'packages'

interface Told {
  form_location: FormLocation
  /** Ids, told as texts: a form may have several subjects. */
  lesson?: string | number | null | undefined
  city?: string | number | null | undefined
  tutor_id?: number | null | undefined
  /** Of the tutor's median time to a first answer, 0 to 5 (spec: decisions OPS-3). */
  response_band?: number | undefined
  value?: number | undefined
  currency?: string | undefined
}

/** What the page has told so far. It stays in the page as long as neither a tag manager nor an analytics tag was let in, which read it from its start. */
export function pushed(): object[] {
  const page: Window & { dataLayer?: object[] } = window
  page.dataLayer ??= []
  return page.dataLayer
}

/** Tells what a visitor does, of subject and city alike wherever it is done; what is not known is left out. */
export function pushEvent(event: 'submit_order' | 'begin_checkout' | 'use_catalog_filter' | 'view_order_form', told: Told) {
  const alike = { ...told, lesson: told.lesson?.toString(), city: told.city?.toString() }
  pushed().push({ event, ...Object.fromEntries(Object.entries(alike).filter(([, value]) => value !== undefined && value !== null && value !== '')) })
}
