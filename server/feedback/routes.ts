import { sendFeedback } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { problemsOf, send } from './send.ts'

export const feedback: Route[] = [on(sendFeedback, send, problemsOf)]
