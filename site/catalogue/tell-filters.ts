import { pushEvent } from '../browser/data-layer.ts'

interface Filtered {
  /** Ids of what the list is of already. */
  lesson: number | null
  city: number | null
}

/** Tells the tag manager of filters that are used: links and forms of what says `data-filters` (spec: decisions OPS-5). */
export function tellFilters({ lesson, city }: Filtered) {
  const on = (event: 'click' | 'submit', used: 'a' | 'form') =>
    document.addEventListener(event, ({ target }) => {
      if (target instanceof Element && target.closest(`[data-filters] ${used}, ${used}[data-filters]`))
        pushEvent('use_catalog_filter', { form_location: 'catalog_header', lesson, city })
    })
  on('click', 'a')
  on('submit', 'form')
}
