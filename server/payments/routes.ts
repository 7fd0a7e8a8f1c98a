import { getTutorInvoice, receivePaymentCallback } from '../../schemas/index.ts'
import { on } from '../calls.ts'
import { receiveCallback } from './callback.ts'
import { getInvoice } from './invoice.ts'

export const payments = [on(receivePaymentCallback, receiveCallback), on(getTutorInvoice, getInvoice)]
