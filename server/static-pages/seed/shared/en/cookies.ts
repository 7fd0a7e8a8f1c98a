import type { Edition } from '../../../../../editions/index.ts'
import type { PageText } from '../../page.ts'

const consent = {
  banner:
    'On your first visit a banner asks whether you accept the optional ones. Until you answer, and if you decline, they are not loaded. You can change your answer at any time with “Cookie settings” at the bottom of a page; what you turn off no longer loads from the next page on.',
  framework:
    'Where such services are connected, a window or a banner asks on your first visit whether you accept them. They are not loaded without your consent. You can change your choice at any time in the same window, or with “Cookie settings” at the bottom of a page.',
  none: 'There is no banner on this site. Optional tools are loaded with the page if the owner of the site has connected them; how to switch them off is described below.',
}

export const cookies = ({ flags }: Edition): PageText => ({
  name: 'Cookies',
  h1: 'Cookies',
  title: 'Which cookies {brand} uses and how to control them',
  metad: 'The cookies and browser storage entries of {site}: what each is for, how long it stays and how to switch it off.',
  text: `
<p>A cookie is a small note a site leaves in your browser to know it next time. Some data stays in the browser’s storage instead, which is not sent to the server by itself.</p>

<h2>Set by the site itself</h2>
<p>Signing in and the list of tutors depend on most of these; the others count visits and compare forms of a page, without names. They stay between your browser and us, and are set without asking.</p>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>sid</td><td>Keeps you signed in. Scripts on the page can’t read it.</td><td>30 days after your last visit</td></tr>
<tr><td>signed_in</td><td>Tells the page’s scripts that somebody is signed in, not who.</td><td>30 days after your last visit</td></tr>
<tr><td>openid</td><td>Set while you sign in with another service: it proves that it was this browser that left for it.</td><td>10 minutes</td></tr>
<tr><td>vid</td><td>Tells browsers apart: ratings are given once, and when we compare two forms of a page you keep seeing the same one.</td><td>1 year</td></tr>
<tr><td>viewed</td><td>Keeps whose profiles you opened last, 20 at most, in this browser alone.</td><td>90 days</td></tr>
<tr><td>ga_updated_tutor_schedule</td><td>Remembers which form of the schedule you see, so that it stays the same from page to page.</td><td>1 year; set only while forms are being compared</td></tr>
<tr><td>seen</td><td>Remembers which of the compared forms the browser has seen and whether the request form was opened and a request sent, so that each is counted once.</td><td>90 days; set only while forms are being compared</td></tr>
<tr><td>visit, compared</td><td>Browser storage: when the last page was opened and whether the request form was, and which comparisons have counted this browser; visits are counted by them, without names.</td><td>until you clear it</td></tr>
<tr><td>cookie_consent</td><td>Browser storage: your answer about cookies.</td><td>until you clear it</td></tr>
<tr><td>account, locale</td><td>Browser storage: by which number you are signed in, so that all tabs hear of it; the language you chose.</td><td>until you clear it</td></tr>
<tr><td>tutor_indicators</td><td>Browser storage: for a tutor, by their number, whether verification is open to them, whether a payment is overdue and where their billing details stand. It is read anew when a day old.</td><td>until you clear it</td></tr>
<tr><td>profile, post</td><td>Browser storage: what a tutor has typed and not saved yet.</td><td>until it is saved or you clear it</td></tr>
<tr><td>english_test</td><td>Browser storage: your answers to the English test, so that you can continue later.</td><td>7 days</td></tr>
<tr><td>lesson_id, last_visited, reviews</td><td>Tab storage: the subject you chose, your place in a list, reviews already loaded.</td><td>while the tab is open</td></tr>
<tr><td>login_contact, sent_code, code, catalog_type, ad_seen, chat</td><td>Tab storage: the contact of your request, to sign in with; where a code to sign in or to confirm a contact was sent (never the code itself); which kind of list you came through; ads already counted; a message not sent yet.</td><td>while the tab is open</td></tr>
</tbody>
</table>

<h2>Where you came from</h2>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">What for</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><td>cpa</td><td>Set only when you arrive from an advertisement: we settle with the advertising network by it.</td><td>30 days</td></tr>
<tr><td>utm, referrer</td><td>Tab storage: the site or advertisement you came from; it is added to your request.</td><td>while the tab is open</td></tr>
</tbody>
</table>

<h2>Optional tools</h2>
<p>The owner of the site may connect visitor statistics, a tag manager${flags.liveChat ? ', a mailing service or a live chat' : ' or a mailing service'}. These services set cookies of their own under their own rules. ${consent[flags.consent_mode ? 'framework' : flags.cookies ? 'banner' : 'none']}</p>
<p>Two other services come only with what you do. After several refused tries a form asks you to show that you are not a robot, where the owner of the site has connected such a check; it then sets a cookie of its own, with Google’s reCAPTCHA it is _GRECAPTCHA. Videos play from youtube-nocookie.com: until you start one, nothing of YouTube is loaded; from then on the player may keep entries of its own in the browser.</p>
<p>We also measure how fast pages open, in about one browser in ten, without names or contact details. The entry wv_bucket decides which browsers take part; the measurements are kept for 30 days.</p>

<h2>How to switch cookies off</h2>
<p>Your browser’s settings let you delete cookies or block them for {site}. The list of tutors keeps working, but you won’t be able to sign in. The <a href="{privacy_link}">privacy policy</a> covers all other data; send questions to <a href="mailto:{support_email}">{support_email}</a>.</p>
`,
})
