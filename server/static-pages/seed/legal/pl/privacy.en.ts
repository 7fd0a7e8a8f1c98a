import type { PageText } from '../../page.ts'

export const privacy: PageText = {
  name: 'Privacy policy',
  h1: 'Privacy policy',
  title: 'Privacy policy: {brand} Poland',
  metad: 'Which personal data {brand} processes in Poland, on what basis, who receives it, how long it is kept and what rights you have.',
  text: `
<p>In force from {updated}. This policy gives the information required by Articles 13 and 14 of the GDPR, Regulation (EU) 2016/679, and takes account of the Polish Personal Data Protection Act of 10 May 2018. The Polish version prevails.</p>

<h2>1. Controller</h2>
<p>The controller of data collected on {site} is {company}, {company_details}, {company_address}. Write about your data to <a href="mailto:{support_email}">{support_email}</a> with the subject “Personal data”.</p>

<h2>2. Purposes and legal bases</h2>
<table>
<thead><tr><th scope="col">Purpose</th><th scope="col">Data</th><th scope="col">Basis (Article 6(1) GDPR)</th></tr></thead>
<tbody>
<tr><td>A request for lessons</td><td>name, phone, email, place of lessons, subject, level, age group of the student, wishes, messages</td><td>(b) contract</td></tr>
<tr><td>A tutor’s profile</td><td>first and last name, sex, date of birth, contact details, photo, texts, education, documents, schedule</td><td>(b) contract</td></tr>
<tr><td>Commissions, invoices, tax reports</td><td>billing data, tax number, payments, documents</td><td>(c) legal obligation</td></tr>
<tr><td>Reviews</td><td>name, mark, text</td><td>(f) fair information for other students</td></tr>
<tr><td>Security, prevention of abuse, claims</td><td>IP address, event log, history of requests</td><td>(f) protecting the site and its users</td></tr>
<tr><td>News and offers, optional cookies</td><td>email, browser identifiers</td><td>(a) consent</td></tr>
</tbody>
</table>
<p>Giving data is voluntary, but without a name and phone we can’t pass on a request, and without billing data we can’t issue an invoice. Card numbers are entered on the payment institution’s page and never reach us. We don’t ask about health or beliefs; leave them out of your wishes.</p>

<h2>3. Recipients</h2>
<ul>
<li>Tutors offered a request: subject, level, district and wishes. Phone, email and address: only the appointed tutor, who becomes a separate controller.</li>
<li>The student: the tutor’s phone after the appointment. Profiles and reviews are public.</li>
<li>The partner online school, if you send it a request.</li>
<li>Processors working on our instructions: hosting, email and SMS, telephony; payment institutions and the bank.</li>
<li>Public bodies where the law demands it, including the tax administration under the reporting duties of platform operators.</li>
</ul>
<p>We don’t sell data. Outside the European Economic Area it goes only to countries with an adequacy decision or under standard contractual clauses, a copy of which you can get.</p>

<h2>4. How long</h2>
<ul>
<li>A student’s profile: until deleted; contact details are made anonymous 30 days later.</li>
<li>A tutor’s profile: until deleted; name, contact details, texts, photo and documents are erased 14 days after the order.</li>
<li>Accounting and tax documents: as long as the law demands, usually five years from the end of the tax year.</li>
<li>Data needed for claims: until these lapse.</li>
<li>Sign-in code 10 minutes, sign-in link 7 days, session 30 days after the last visit, viewed profiles 90 days.</li>
<li>Data processed by consent: until it is withdrawn.</li>
</ul>

<h2>5. Your rights</h2>
<p>You have the right of access and to a copy, to rectification, erasure, restriction and portability, and the right to <strong>object</strong> to processing based on legitimate interest. Consent can be withdrawn at any time without affecting what was lawful before. You change or delete your profile in your account, where tutors can also download all their data. Other requests are answered free of charge within a month.</p>
<p>You may complain to the President of the Personal Data Protection Office (UODO) in Warsaw, or to the authority of the country where you live or work.</p>

<h2>6. Automated decisions</h2>
<p>A program computes the order of the list and the tutors suited to a request from reviews, speed of answers, completeness, subject, place and price. This is not a decision with legal effects under Article 22 GDPR. A profile with an overdue commission is hidden automatically too; you can demand that a person checks it. Blocking is always decided by staff.</p>

<h2>7. Children</h2>
<p>A parent or guardian gives a child’s data. A name and an age group are enough. In Poland consent to online services is valid from the age of 16; for younger children the parents give it.</p>

<h2>8. Security</h2>
<p>The connection is encrypted, passwords and codes are kept in a form from which they can’t be restored, and tutors’ documents are closed to outsiders. Staff see only what their work needs, and each change they make is recorded. We report a breach to UODO within 72 hours, and to you where the risk is high.</p>

<h2>9. Cookies</h2>
<p>The page <a href="{root}/p/cookies/">Cookies</a> lists them with purposes and terms. The basis is Article 399 of the Polish Electronic Communications Law.</p>

<h2>10. Changes</h2>
<p>A new version appears here with a new date. We announce important changes by email or in your account.</p>
`,
}
