import {
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
import { getSettings, saveProfile } from './settings.ts'
import { confirmSubscription, subscribe } from './subscription.ts'

export const clientAccount: Route[] = [
  on(getClientSettings, getSettings),
  on(saveClientProfile, saveProfile),
  on(subscribeClient, subscribe),
  on(confirmClientSubscription, confirmSubscription),
  on(setClientContact, setContact, contactProblems),
  on(confirmClientContact, confirmContact),
  on(deleteClient, deleteOwn),
]
