import { formatMoney } from '../../theme/money.ts'
import { formatMoneyRange } from '../../theme/money-range.ts'
import { moveEnd, pressedEnd, priceQuery } from '../../theme/prices.ts'
import type { Behaviour } from '../island.tsx'

type End = 'rate_from' | 'rate_to'

/** Keeps the two thumbs of a price apart, writes what they stand at, and offers to show the list once they were moved (spec: public 5, price range). */
const priceThumbs: Behaviour<object> = async (at, _props, openSite) => {
  const [from, to] = at.querySelectorAll<HTMLInputElement>('[type=range]')
  const written = at.querySelector('p')
  const show = at.querySelector('button')
  if (!from || !to || !written || !show) return
  const { edition, language } = await openSite()
  const points = edition.ratePoints
  const thumbs = { rate_from: from, rate_to: to }
  const ends: readonly End[] = ['rate_from', 'rate_to']
  const priceAt = (place: string) => points[Number(place)] ?? 0
  const range = () => ({ rate_from: priceAt(from.value), rate_to: priceAt(to.value) })

  const draw = () => {
    const shown = range()
    const sent = priceQuery(points, shown)
    for (const end of ends) {
      thumbs[end].setAttribute('aria-valuetext', formatMoney(shown[end], edition, language))
      const field = at.querySelector<HTMLInputElement>(`[name=${end}]`)
      if (field) Object.assign(field, { value: sent[end] ?? '', disabled: sent[end] === undefined })
    }
    written.textContent = formatMoneyRange(shown.rate_from, shown.rate_to, edition, language)
    show.hidden = from.value === from.defaultValue && to.value === to.defaultValue
  }
  /** A thumb stops one point short of the other. */
  const move = (end: End) => {
    thumbs[end].value = String(points.indexOf(moveEnd(points, range(), end, range()[end])[end] ?? 0))
    draw()
  }
  for (const end of ends) thumbs[end].addEventListener('input', () => move(end))
  from.parentElement?.addEventListener('click', (event) => {
    const pressed = pressedEnd(event, { from: Number(from.value), to: Number(to.value) }, points.length - 1)
    if (!pressed) return
    const end = `rate_${pressed.end}` as const
    thumbs[end].value = String(pressed.place)
    move(end)
  })
  // moved before the script came
  if (from.value !== from.defaultValue) move('rate_from')
  move('rate_to')
  // a page that comes back from the browser's memory has its own prices again
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    for (const end of ends) thumbs[end].value = thumbs[end].defaultValue
    draw()
  })
}

export default priceThumbs
