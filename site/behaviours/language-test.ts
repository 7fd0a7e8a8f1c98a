import { afterPaint } from '../browser/after-paint.ts'
import { patience } from '../browser/patience.ts'
import type { Behaviour } from '../island.tsx'
import { forgetKept, KEY, type Kept, keep, readKept } from '../language-test/kept-answers.ts'

const fetchScore = () => import('../language-test/score.ts')

/**
 * Shows one question of the English test at a time: answers are kept on the device, keys choose and lead on, and the result is counted here (spec: decisions
 * CNT-12, Z-7). The page holds all questions as one form, which is what who has no script sees.
 */
const languageTest: Behaviour<{ version: number }> = (part, { version }) => {
  const form = part.querySelector('form')
  const questions = [...part.querySelectorAll<HTMLFieldSetElement>('[data-question]')]
  const one = (name: string) => part.querySelector<HTMLElement>(`[data-${name}]`)
  const [back, place, missing, failed, kept] = [one('back'), one('place'), one('missing'), one('failed'), one('kept')]
  const bars = [...part.querySelectorAll('progress')]
  if (!form || !back || !place || !missing || !failed || !kept || questions.length === 0) return

  let at = 0
  let finishing = false

  const optionsOf = (question: Element | undefined) => [...(question?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  const options = () => optionsOf(questions[at])
  const answers = () => questions.map((question) => Number(optionsOf(question).find(({ checked }) => checked)?.value ?? 0))
  let unkept = false
  const remember = (done = false) => {
    unkept = false
    keep(version, { at, answers: answers(), done })
  }
  /** The answer is seen first, then written to the device. */
  const rememberSoon = () => {
    unkept = true
    afterPaint().then(() => unkept && remember())
  }
  window.addEventListener('pagehide', () => unkept && remember())

  /** Says at the question that its answer is missing, or no longer. */
  const tellMissing = (is: boolean) => {
    missing.hidden = !is
    const question = questions[at]
    if (is) question?.setAttribute('aria-describedby', missing.id)
    else question?.removeAttribute('aria-describedby')
    for (const option of options()) option.ariaInvalid = is ? 'true' : null
  }

  /** Draws the question at a place; a focus moves along, so that keys go on and it is read out. */
  const show = (to: number, moved = true) => {
    const [from, now] = [questions[at], questions[to]]
    if (!now) return
    // before anything changes, or it would be laid out for this alone
    const isAbove = moved && form.getBoundingClientRect().top < 0
    for (const question of questions) question.toggleAttribute('data-now', question === now)
    tellMissing(false)
    at = to
    const isLast = at === questions.length - 1
    form.toggleAttribute('data-last', isLast)
    // counted as soon as the button is pressed
    if (isLast) fetchScore().catch(() => {})
    back.hidden = at === 0
    place.textContent = String(at + 1)
    failed.hidden = true
    now.append(missing)
    let passed = at
    for (const bar of bars) {
      bar.value = Math.min(bar.max, passed)
      passed -= bar.value
    }
    const isSameText = from?.parentElement === now.parentElement && from?.closest('[data-text]') !== null
    if (isAbove && !isSameText) form.scrollIntoView()
    now.querySelector('legend')?.focus({ preventScroll: !isSameText })
  }

  const finish = async (button: HTMLElement | null) => {
    if (finishing) return
    finishing = true
    failed.hidden = true
    button?.setAttribute('aria-busy', 'true')
    remember(true)
    try {
      const { RESULT, scoreOf } = await fetchScore()
      const to = new URL(`?${RESULT}=${scoreOf(answers())}`, window.location.href)
      // without a line the answers stay in sight instead of the browser's own page
      if (!(await fetch(to, { signal: patience() })).ok) throw new Error('no result')
      window.location.assign(to)
    } catch {
      remember()
      failed.hidden = false
      rest()
    }
  }

  /** The buttons may be pressed again. */
  const rest = () => {
    finishing = false
    for (const busy of form.querySelectorAll('[aria-busy]')) busy.removeAttribute('aria-busy')
  }

  const leadOn = (button: HTMLElement | null) => {
    if (at === questions.length - 1) return void finish(button)
    show(at + 1)
    rememberSoon()
    kept.hidden = true
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = event.submitter
    if (button?.hasAttribute('data-skip')) for (const option of options()) option.checked = false
    else if (!options().some(({ checked }) => checked)) {
      tellMissing(true)
      return options()[0]?.focus()
    }
    leadOn(button)
  })
  form.addEventListener('change', () => {
    tellMissing(false)
    rememberSoon()
  })
  form.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const chosen = /^[1-4]$/.test(event.key) ? options()[Number(event.key) - 1] : undefined
    if (chosen) {
      chosen.checked = true
      chosen.focus()
      chosen.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (event.key === 'Enter' && event.target instanceof HTMLLegendElement) form.requestSubmit()
  })
  back.addEventListener('click', () => {
    show(at - 1)
    rememberSoon()
  })
  // the next question is longer or shorter: the second press of two would meet an answer, or a way out of the test, that has come below the pointer
  let pressed: Element | null = null
  const heedPressed = (event: MouseEvent) => {
    const met = event.target as Element
    if (event.detail < 2) {
      if (event.type === 'click') pressed = met.closest('[data-back], [type=submit]')
    } else if (pressed && !pressed.contains(met)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  for (const event of ['mousedown', 'click'] as const) document.addEventListener(event, heedPressed, { capture: true })
  one('again')?.addEventListener('click', () => {
    unkept = false
    forgetKept()
    form.reset()
    kept.hidden = true
    show(0)
  })
  // back from the result, out of the browser's memory
  window.addEventListener('pageshow', rest)

  /** Shows the test as it was left. */
  const restore = ({ at: left, answers }: Kept) => {
    for (const [n, question] of questions.entries()) for (const option of optionsOf(question)) option.checked = Number(option.value) === answers[n]
    show(left, false)
  }
  // what is answered in another tab is answered here: the next answer of this one would be kept without it
  window.addEventListener('storage', ({ key }) => {
    const now = key === KEY ? readKept(version, questions.length) : null
    if (now) restore(now)
  })

  const [arrival] = performance.getEntriesByType?.('navigation') ?? []
  const isAnew = (arrival as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  const before = readKept(version, questions.length)
  if (before && !(before.done && isAnew)) {
    restore(before)
    kept.hidden = before.at === 0
    return
  }
  if (before) forgetKept()
  if (document.activeElement === document.body) show(0, false)
}

export default languageTest
