import { receivePaymentCallback } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { receiveCallback } from './callback.ts'

export const payments = [on(receivePaymentCallback, receiveCallback)]
