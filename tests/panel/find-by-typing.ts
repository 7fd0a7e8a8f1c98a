import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Turns to a choice of many, whose code comes then, and takes by the keyboard the one choice that these letters find. */
export async function findByTyping(user: UserEvent, name: string, letters: string) {
  const box = () => screen.findByRole('combobox', { name })
  await user.click(await box())
  await waitFor(async () => expect(await box()).toBeInstanceOf(HTMLInputElement))
  await user.type(await box(), letters)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await user.keyboard('{Enter}')
}
