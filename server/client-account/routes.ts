import {
  answerDoubt,
  checkClientSubscription,
  confirmClientContact,
  confirmClientSubscription,
  deleteClient,
  getClientSettings,
  saveClientProfile,
  setClientContact,
  subscribeClient,
} from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { confirmContact, contactProblems, setContact } from './contact.ts'
import { deleteOwn } from './delete.ts'
import { settleDoubt } from './doubt.ts'
import { getSettings, profileProblems, saveProfile } from './settings.ts'
import { checkSubscription, confirmSubscription, subscribe } from './subscription.ts'

export const clientAccount: Route[] = [
  on(getClientSettings, getSettings),
  on(saveClientProfile, saveProfile, profileProblems),
  on(subscribeClient, subscribe),
  on(confirmClientSubscription, confirmSubscription),
  on(checkClientSubscription, checkSubscription),
  on(setClientContact, setContact, contactProblems),
  on(confirmClientContact, confirmContact),
  on(answerDoubt, settleDoubt),
  on(deleteClient, deleteOwn),
]
