import { patience } from '../browser/patience.ts'
import type { Behaviour } from '../island.tsx'

/** Who moves over the stars by keys gives none of those on the way. */
const PAUSE = 400

/** Sends a mark as soon as it is given, the last one where several are; the page that the form would have opened says what to show (spec: decisions CNT-4). */
const rateArticle: Behaviour<{ failed: string }> = (at, { failed }) => {
  const form = at.querySelector('form')
  const said = at.querySelector('[data-said]')
  const figures = at.querySelector('[data-figures]')
  if (!form || !said || !figures) return
  const clear = () => {
    for (const star of form.querySelectorAll('input')) star.checked = false
  }
  let timer = 0
  let sending: Promise<void> = Promise.resolve()
  const send = async () => {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    const html = await fetch(window.location.href.split('#')[0] ?? '', { method: 'POST', body, keepalive: true, signal: patience() }).then(
      (answer) => answer.text(),
      () => '',
    )
    const came = new DOMParser().parseFromString(html, 'text/html')
    const now = came.querySelector('[data-figures]')
    said.textContent = came.querySelector('[data-said]')?.textContent || failed
    if (now) figures.replaceChildren(...now.childNodes)
    // a star that was not counted can be pressed again; a younger one waits for its turn
    if (said.textContent === failed && new FormData(form).get('rating') === body.get('rating')) clear()
  }
  const sendNow = () => {
    timer = 0
    sending = sending.then(send)
  }
  const soon = () => {
    window.clearTimeout(timer)
    timer = window.setTimeout(sendNow, PAUSE)
  }
  // a page that is left waits for nothing
  window.addEventListener('pagehide', () => {
    if (timer === 0) return
    window.clearTimeout(timer)
    sendNow()
  })
  form.addEventListener('change', soon)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    soon()
  })
  // the press that woke it
  if (form.querySelector(':checked')) soon()
}

export default rateArticle
