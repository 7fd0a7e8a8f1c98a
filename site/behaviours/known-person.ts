import { type Profile, type ProfileState, readProfileState } from '../auth/profile-state.ts'
import type { Behaviour } from '../island.tsx'

/** By what a field asks the browser for. */
const known = ({ firstName, lastName, email }: Profile): Readonly<Record<string, string>> => ({
  name: `${firstName} ${lastName}`.trim(),
  'given-name': firstName,
  email,
})

/**
 * Fills in what is known of whoever is signed in (spec: public 3, auth). What was typed stays, what was emptied too; once they have signed out their name
 * and address are gone.
 */
const knownPerson: Behaviour<object> = (at) => {
  const fields = [...(at.closest('form')?.querySelectorAll<HTMLInputElement>('[autocomplete]:not([aria-invalid])') ?? [])].filter(
    ({ defaultValue }) => !defaultValue,
  )
  let asked: Promise<ProfileState>
  async function fillIn() {
    const mine = readProfileState()
    asked = mine
    const words = known((await mine).profile)
    // a default never takes the place of what is typed
    if (asked === mine) for (const field of fields) field.defaultValue = words[field.autocomplete] ?? ''
  }
  // they may have signed out elsewhere
  window.addEventListener('pageshow', ({ persisted }) => persisted && fillIn())
  window.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && fillIn())
  window.addEventListener('storage', ({ key }) => key === 'account' && fillIn())
  fillIn()
}

export default knownPerson
