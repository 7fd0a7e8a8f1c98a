import { pushEvent } from '../browser/data-layer.ts'

/** Tells the tag manager of filters that are used: links and forms of what says `data-filters` (spec: decisions OPS-5). */
export function tellFilters() {
  const on = (event: 'click' | 'submit', used: 'a' | 'form') =>
    document.addEventListener(event, ({ target }) => {
      if (target instanceof Element && target.closest(`[data-filters] ${used}, ${used}[data-filters]`))
        pushEvent('use_catalog_filter', { form_location: 'catalog_header' })
    })
  on('click', 'a')
  on('submit', 'form')
}
