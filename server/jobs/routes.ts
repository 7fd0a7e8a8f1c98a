import { deleteJob, getJob, listJobs, retryJob, stopJob } from '../../schemas/index.ts'
import { on, type Route } from '../calls.ts'
import { remove, retry, stop } from './change.ts'
import { get, list } from './read.ts'

export const jobs: Route[] = [on(listJobs, list), on(getJob, get), on(retryJob, retry), on(stopJob, stop), on(deleteJob, remove)]
