import { getPreferences, setPreferences } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get, set } from './preferences.ts'

export const preferences: Route[] = [on(getPreferences, get), on(setPreferences, set)]
