import type { PageText } from '../../page.ts'

export const contacts: PageText = {
  name: 'Contact us',
  h1: 'Contact us',
  title: 'Contact {brand}: phone, email, opening hours',
  metad: 'How to reach {brand}: phone {support_phone}, email {support_email}, hours when support answers.',
  text: `
<p>Write or call when a request is stuck, a tutor can’t be reached or something on the site doesn’t work. If you know the number of your request, mention it and the answer comes sooner.</p>

<h2>Support</h2>
<table>
<tbody>
<tr><th scope="row">Phone</th><td>{support_phones}</td></tr>
<tr><th scope="row">Email</th><td><a href="mailto:{support_email}">{support_email}</a></td></tr>
<tr><th scope="row">Monday to Friday</th><td>{hours_weekdays}</td></tr>
<tr><th scope="row">Weekend</th><td>{hours_weekend}</td></tr>
</tbody>
</table>
<p>Hours are local time ({city}). Email that arrives outside them is read the next day.</p>

<h2>What to write about</h2>
<ul>
<li><strong>Students and parents:</strong> finding a tutor, changing or ending a request, reviews.</li>
<li><strong>Tutors:</strong> profile, commission, wallet, invoices.</li>
<li><strong>Personal data:</strong> access, correction, deletion. Use the subject line “Personal data”.</li>
<li><strong>Something wrong on a page:</strong> a false profile, someone else’s photos or texts, an insulting review. Include the link to the page.</li>
</ul>

<h2>Who runs this site</h2>
<p>{company}<br>{company_details}<br>{company_address}</p>
<p>Documents: <a href="{offer_link}">terms for tutors</a>, <a href="{client_offer_link}">terms for students</a>, <a href="{privacy_link}">privacy policy</a>.</p>
`,
}
