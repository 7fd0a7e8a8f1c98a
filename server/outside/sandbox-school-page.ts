import { escaped } from '../html/escape.ts'
import { sandboxPages } from './sandbox-page.ts'

export const school = sandboxPages(
  'Sandbox school',
  'body{max-width:48rem}h2{font-size:1.125rem;margin:1.5rem 0 .5rem}form{display:flex;flex-wrap:wrap;gap:.5rem}button{padding:0 1rem}',
)

/** Where the site's links to the school lead. */
export const frontPage = () =>
  school.page('<p>This is where the partner school would show its courses. <code>SCHOOL_SITE</code> names a real one.</p>')

/** What a client finds at the school, or why not. */
export const clientPage = (school_order_id: string, isIn: boolean) =>
  isIn
    ? school.page(`<p><b>Order ${escaped(school_order_id)}</b></p>
<p>The token was taken: this is where the client would find lessons and payments.</p>`)
    : school.page(`<p><b>No entry</b></p>
<p>The token is unknown, used or out of date. Go back to Docento and try again.</p>`)
