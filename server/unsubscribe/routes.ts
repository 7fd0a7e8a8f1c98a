import { unsubscribeEmail } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { unsubscribe } from './unsubscribe.ts'

export const unsubscribing: Route[] = [on(unsubscribeEmail, unsubscribe)]
