import { placeIn } from '../../theme/search.ts'
import { scrollFor } from '../ui/options.ts'

const linksOf = (list: Element) => [...list.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) > a')]

/** Hides the choices of an open list that don't hold what was typed, and marks the letters in those that do (spec: public 2.8). */
function filter(list: HTMLElement, typed: string) {
  const wanted = typed.trim()
  const marks: Range[] = []
  const items = [...list.querySelectorAll('li')]
  const places = items.map(({ textContent }) => placeIn(textContent, wanted))
  // "mat" means mathematics, not "Todas las materias" above it
  if (wanted && places.findLastIndex((at) => at >= 0) > 0) places[0] = -1
  for (const item of items) {
    const text = item.firstElementChild?.firstChild
    const at = places.shift() ?? -1
    item.hidden = at < 0
    if (at < 0 || !wanted || !text) continue
    const mark = new Range()
    mark.setStart(text, at)
    mark.setEnd(text, at + wanted.length)
    marks.push(mark)
  }
  const nothing = list.querySelector<HTMLElement>('[data-nothing]')
  if (nothing) nothing.textContent = linksOf(list).length ? '' : (nothing.dataset.nothing ?? '')
  // a browser without highlights shows what was found unmarked
  globalThis.CSS?.highlights?.set('found', new Highlight(...marks))
}

/** Which list an event happened in. */
const listAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-pick]') : null)

function press(event: KeyboardEvent) {
  // keys that choose among an input method's words are its own
  if (event.isComposing) return
  // a list without a search leaves the focus on its button
  const list = listAt(event) ?? document.querySelector<HTMLElement>(':focus + [data-pick]:popover-open')
  if (!list) return
  const links = linksOf(list)
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (event.key === 'ArrowDown') links[(at + 1) % links.length]?.focus()
  else if (event.key === 'ArrowUp') links.at(at < 0 ? -1 : at - 1)?.focus()
  else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    // with nothing typed the first one would take the choice back
    if (event.target.value.trim()) links[0]?.click()
  } else return
  event.preventDefault()
}

/** Shows what was typed into a list already, from its chosen one on. */
function show(list: HTMLElement) {
  filter(list, list.querySelector('input')?.value ?? '')
  const links = list.querySelector('ul')
  const chosen = list.querySelector('[aria-current]')?.closest('li')
  if (links && chosen) links.scrollTop = scrollFor(chosen.offsetTop - links.offsetTop)
}

function toggle(event: Event) {
  const list = listAt(event)
  if (!list || list !== event.target) return
  if ((event as ToggleEvent).newState === 'open') return show(list)
  // emptied when it closes: somebody quick types before a browser says that it is open
  const search = list.querySelector('input')
  if (search) search.value = ''
}

function type(event: Event) {
  const list = listAt(event)
  if (list && event.target instanceof HTMLInputElement) filter(list, event.target.value)
}

/** Search, arrows and Enter in the lists of links that `Pick` draws. */
export function enlivenPickLists(): void {
  document.addEventListener('input', type)
  document.addEventListener('keydown', press)
  document.addEventListener('toggle', toggle, true)
  document.querySelectorAll<HTMLElement>('[data-pick]:popover-open').forEach(show)
}
