import type { ComponentType } from 'react'
import type { SiteEdition } from '../../../editions/site-edition.ts'
import type { Args, Gets, Posts, Success } from '../../../schemas/api.ts'
import type { OwnProfile } from '../../../schemas/index.ts'
import type { Problems } from '../../forms/error-words.ts'

/** What is sent of a profile. */
export type Sent = Args<Posts['/tutor/profile/save']>[0]
/** What fields are chosen from. */
export type Lists = Success<Gets['/api/resources/tutor_profile']>
type ListName = keyof Lists

export interface FieldsProps<Values> {
  values: Values
  set: (change: Partial<Values>) => void
  problems: Problems
  lists: Lists
  profile: OwnProfile
  /** Takes a profile that a call of the group's own has changed. */
  onSaved: (profile: OwnProfile) => void
}

/** A group's form. Its values are plain data: a draft of them is kept as JSON. */
export interface GroupForm<Values> {
  lists: readonly ListName[]
  valuesOf: (profile: OwnProfile, edition: SiteEdition) => Values
  toSend: (values: Values, profile: OwnProfile, edition: SiteEdition) => Sent
  /** Where a problem is said: the server's field by the form's. */
  shownAt?: (field: string, edition: SiteEdition) => string
  Fields: ComponentType<FieldsProps<Values>>
  /** Each press is done at once: nothing is left to be saved. */
  isAtOnce?: true
}

/** Forms of different values in one list. */
// biome-ignore lint/suspicious/noExplicitAny: each form is given back its own values alone
export type AnyForm = GroupForm<any>
