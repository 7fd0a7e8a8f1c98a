/** What may take the focus over from what lies in it: a part, or what keys scroll, such as the log of a chat. */
const HOLDER = '[tabindex]'

/** Where the element that has the focus is gone, what held it has the focus; behind a dialog, what held the button that opened it. Answers how to stop. */
export function keepFocus() {
  let behind: readonly Element[] = [...document.querySelectorAll('#main')]
  let way = behind
  const note = () => {
    const inside: Element[] = []
    let at = document.activeElement
    for (; at && at.localName !== 'dialog'; at = at.parentElement) inside.push(at)
    if (!at) behind = inside
    way = at ? [...inside, ...behind] : inside
  }
  const gone = new MutationObserver(() => {
    if (document.activeElement !== document.body || way[0]?.isConnected !== false) return
    const holder = way.find((one) => one.isConnected && one.matches(HOLDER))
    if (holder instanceof HTMLElement) holder.focus({ preventScroll: true })
  })
  note()
  document.addEventListener('focusin', note)
  gone.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', note)
    gone.disconnect()
  }
}
