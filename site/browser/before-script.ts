type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Presses the button again that `early.ts` noted, as soon as somebody hears it. */
export function replayPress(root: HTMLElement) {
  root.dataset.awake = ''
  const button = root.querySelector<HTMLElement>('[aria-busy]')
  button?.removeAttribute('aria-busy')
  button?.click()
}

/** Fields of a part that the visitor has changed since the server sent them. */
const changedIn = (part: HTMLElement) => [...part.querySelectorAll<Field>('input:not([type=hidden]), select, textarea')].filter(isChanged)

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0] !== ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])
  if (field.type === 'checkbox') return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
  if (field.type === 'radio') return (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked
  return field.value !== field.defaultValue
}

/** Whether somebody is about to use a part, or already has: its first touch came before the script. */
export const isTouched = (part: HTMLElement): boolean => part.matches(':hover') || part.contains(document.activeElement) || changedIn(part).length > 0

/** Notes what a part's fields hold before its code takes them over, for it draws them as the server sent them. Answers how to tell it. */
export function keepTyped(part: HTMLElement): () => Promise<void> {
  const kept = (changedIn(part) as HTMLInputElement[]).map((field) => ({ field, value: field.value, checked: field.checked }))
  return async () => {
    for (const { field, value, checked } of kept) {
      if (field.type === 'checkbox' || field.type === 'radio') field.checked = checked
      else field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
      // what one field changes is drawn before the next one speaks
      await new Promise((drawn) => setTimeout(drawn))
    }
  }
}
