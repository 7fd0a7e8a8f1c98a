import type { PageText } from '../../page.ts'

export const privacy: PageText = {
  name: 'Privacy policy',
  h1: 'Privacy policy',
  title: 'Privacy policy: {brand} United States',
  metad: 'What {brand} collects in the United States, why, whom it is disclosed to, how long it is kept, and your rights under state law.',
  text: `
<p>Effective {updated}. {company} (“we”) runs {site}. This policy covers people in the United States and also serves as our notice at collection under the California Consumer Privacy Act (CCPA).</p>

<h2>1. What we collect and why</h2>
<table>
<thead><tr><th scope="col">Category</th><th scope="col">Examples</th><th scope="col">Why</th></tr></thead>
<tbody>
<tr><td>Identifiers</td><td>name, phone, email, address of lessons, IP address</td><td>to pass on requests, sign you in, prevent abuse</td></tr>
<tr><td>Request details</td><td>subject, level, age group of the student, wishes, messages, reviews</td><td>to find a suitable tutor</td></tr>
<tr><td>Tutor profile</td><td>photo, sex, date of birth, education, documents, schedule, prices</td><td>to publish and check the profile</td></tr>
<tr><td>Commercial information</td><td>commissions, top-ups, invoices</td><td>to take payment and keep books</td></tr>
<tr><td>Internet activity</td><td>pages viewed, source of the visit, cookies</td><td>to remember tutors you viewed, to measure speed, to count visits without names and, with your consent, by the tools of other services</td></tr>
<tr><td>Approximate location</td><td>the city you choose</td><td>to list tutors nearby</td></tr>
</tbody>
</table>
<p>We get this from you, from your browser and, for tutors, from students’ reviews. Card numbers go straight to the payment processor. We don’t ask for Social Security numbers, precise location, health data or other sensitive personal information; please leave it out of your wishes.</p>

<h2>2. Whom we disclose it to</h2>
<ul>
<li>Tutors offered your request see subject, level, district and wishes. Only the appointed tutor sees phone, email and address; you then see the tutor’s phone.</li>
<li>Profiles and reviews are public.</li>
<li>Service providers for hosting, email, text messages, telephony and payments, bound by contract to use data for our purposes only.</li>
<li>Authorities, when the law requires it, and a buyer if the business is sold, under this policy.</li>
</ul>
<p>We <strong>don’t sell</strong> personal information and don’t “share” it for cross-context behavioral advertising, as California law defines these words. Optional tools load only if you accept them in the cookie banner. If you arrived from an advertisement, we may tell its network that a request was made, without your contact details.</p>

<h2>3. How long we keep it</h2>
<ul>
<li>Student profile: until you delete it; contact details are made anonymous 30 days later.</li>
<li>Tutor profile: until deleted; name, contact details, texts, photo and documents are erased 14 days after you ask.</li>
<li>Requests, reviews and payments without contact details: as long as tax and accounting law requires.</li>
<li>Sign-in codes 10 minutes, sign-in links 7 days, sessions 30 days after your last visit, viewed tutors 90 days.</li>
</ul>

<h2>4. Your rights</h2>
<p>Under the CCPA and the privacy laws of other states, among them Virginia, Colorado, Connecticut, Texas and Oregon, you may have the right to know what we hold and get a copy, to correct it, to delete it, to opt out of sale, sharing or targeted advertising, and to limit the use of sensitive information. We give these rights to everyone in the United States and never treat you worse for using them.</p>
<p>Change or delete your profile in your account, where tutors can also download their data, or write to <a href="mailto:{support_email}">{support_email}</a> with the subject “Personal data”. We verify you by the phone or email we know, confirm within 10 business days and answer within 45 days. An authorized agent may write for you with your signed permission. If we refuse, you can appeal to the same address; a different person decides within 45 days, and your state’s attorney general takes complaints.</p>

<h2>5. Children</h2>
<p>The service is not directed to children under 13, and under the Children’s Online Privacy Protection Act (COPPA) we don’t knowingly collect personal information from them. Parents send requests and need to give only a first name and an age group. If a child has given us data, write to us and we delete it.</p>

<h2>6. Email, calls and texts</h2>
<p>Messages about your request are part of the service. News and offers come only if you chose them, and each has a link to stop them, as the CAN-SPAM Act requires. To stop text messages, write to us or change your settings.</p>

<h2>7. Security</h2>
<p>Connections are encrypted, passwords and codes are stored in a form that can’t be reversed, and tutors’ documents are not public. Staff see what their work needs, and every change they make is logged. If a breach affects you, we notify you and the authorities as your state’s law requires.</p>

<h2>8. Signals and cookies</h2>
<p>The <a href="{root}/p/cookies/">Cookies</a> page lists what your browser keeps. Since we neither sell nor share data, a Global Privacy Control signal changes nothing about how we treat you.</p>

<h2>9. Where data is processed</h2>
<p>{site} is meant for people in the United States. If our providers process data elsewhere, this policy still applies.</p>

<h2>10. Contact, complaints and changes</h2>
<p>{company}, {company_details}, {company_address}, <a href="mailto:{support_email}">{support_email}</a>, {support_phone}. You can complain to the Federal Trade Commission (FTC), your state’s attorney general or, in California, the California Privacy Protection Agency. A new version appears here with a new date; we announce important changes by email or in your account, and review this page at least once a year.</p>
`,
}
