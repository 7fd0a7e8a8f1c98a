/**
 * Where a form that asks by its address leads when none of its fields is sent: browsers would put an empty query behind the path. Null for a form with
 * fields, and for one that posts.
 */
function bareTarget(form: HTMLFormElement, submitter: HTMLElement | null): string | null {
  if (form.method !== 'get' || [...new FormData(form, submitter)].length > 0) return null
  return submitter?.getAttribute('formaction') ?? form.getAttribute('action')
}

/** Keeps the question mark of an empty query out of the address line. */
export function dropEmptyQueries() {
  document.addEventListener('submit', (event) => {
    const { target, submitter, defaultPrevented } = event
    const to = defaultPrevented || !(target instanceof HTMLFormElement) ? null : bareTarget(target, submitter)
    if (to === null) return
    event.preventDefault()
    window.location.assign(to)
  })
}
