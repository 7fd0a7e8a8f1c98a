import { checkUnsubscribe, unsubscribeEmail } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { check, unsubscribe } from './unsubscribe.ts'

export const unsubscribing: Route[] = [on(unsubscribeEmail, unsubscribe), on(checkUnsubscribe, check)]
