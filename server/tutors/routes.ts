import * as calls from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { get as getForStaff } from './admin/get.ts'
import { list } from './admin/list.ts'
import { get } from './get.ts'
import { getIndicators } from './get-indicators.ts'
import { getOrderFormData } from './get-order-form-data.ts'
import { getReviews } from './get-reviews.ts'

export const tutors: Route[] = [
  on(calls.getTutor, get),
  on(calls.getTutorReviews, getReviews),
  on(calls.getOrderFormData, getOrderFormData),
  on(calls.getIndicators, getIndicators),
  on(calls.listTutors, list),
  on(calls.getTutorForStaff, getForStaff),
]
