import {
  deletePaymentCard,
  getClientPaymentStatus,
  getClientPaymentUrl,
  getInvoiceFile,
  getOrderPaymentForm,
  getOrderPaymentUrl,
  getPaymentCards,
  getPaymentDoubt,
  getPaymentStatus,
  getPaymentWays,
  getTopPaymentForm,
  getTopPaymentUrl,
  getTutorInvoice,
  getTutorTop,
  getWalletPaymentForm,
  getWalletPaymentUrl,
  judgePayment,
  listPaymentDoubts,
  payOrderByToken,
  payTopByToken,
  payTopFromWallet,
  payWalletByToken,
  receivePaymentCallback,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { orderByToken, topByToken, walletByToken } from './by-token.ts'
import { receiveCallback } from './callback.ts'
import { cards, deleteCard } from './cards.ts'
import { clientUrl } from './client.ts'
import { getDoubt, judge, listDoubts } from './doubts.ts'
import { getInvoice, ownInvoice } from './invoice.ts'
import { clientStatus, tutorStatus } from './status.ts'
import { buyFromWallet, ownTops, topForm, topUrl } from './tops.ts'
import { orderForm, orderUrl, walletForm, walletUrl, ways } from './tutor.ts'

export const payments: Route[] = [
  on(getWalletPaymentUrl, walletUrl),
  on(getWalletPaymentForm, walletForm),
  on(getOrderPaymentUrl, orderUrl),
  on(getOrderPaymentForm, orderForm),
  on(getTutorTop, ownTops),
  on(getTopPaymentUrl, topUrl),
  on(getTopPaymentForm, topForm),
  on(payTopFromWallet, buyFromWallet),
  on(payWalletByToken, walletByToken),
  on(payOrderByToken, orderByToken),
  on(payTopByToken, topByToken),
  on(getPaymentCards, cards),
  on(deletePaymentCard, deleteCard),
  on(getPaymentWays, ways),
  on(getPaymentStatus, tutorStatus),
  on(getClientPaymentUrl, clientUrl),
  on(getClientPaymentStatus, clientStatus),
  on(receivePaymentCallback, receiveCallback),
  on(getInvoiceFile, ownInvoice),
  on(getTutorInvoice, getInvoice),
  on(listPaymentDoubts, listDoubts),
  on(getPaymentDoubt, getDoubt),
  on(judgePayment, judge),
]
