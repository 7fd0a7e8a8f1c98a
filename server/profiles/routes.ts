import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get } from './get.ts'
import { get as getForStaff } from './get-for-staff.ts'
import { getOrderFormData } from './get-order-form-data.ts'
import { getReviews } from './get-reviews.ts'

export const profiles: Route[] = [
  on(calls.getTutor, get),
  on(calls.getTutorReviews, getReviews),
  on(calls.getOrderFormData, getOrderFormData),
  on(calls.getTutorForStaff, getForStaff),
]
