/** The colours of a site come after it (page-look.ts); a page of no site has these. */
export const LOGIN_STYLE = `
:root { --band: #fff; --on-band: #1c1f24; --ground: #f3f4f6; --panel: #1c1f24; --on-panel: #fff; --button: #1d4ed8; --on-button: #fff; --link: #1d4ed8; --title: #1c1f24; --text: #1c1f24; --corner: 12px; --corner-small: 8px; --font-body: system-ui, sans-serif; --font-title: system-ui, sans-serif; --weight-title: 700; }
:root { color-scheme: light; font-family: var(--font-body); font-size: 1.0625rem; line-height: 1.55; color: var(--text); background: var(--ground); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); overflow-wrap: break-word; }
.inner { display: flex; flex-wrap: wrap; gap: .75rem 2rem; align-items: center; width: 100%; max-width: 75rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 1.5rem); }
.band { padding: 1rem 0; color: var(--on-band); background: var(--band); border-bottom: 1px solid color-mix(in srgb, var(--on-band) 15%, transparent); }
.inner a { display: inline-block; padding: .5rem 0; color: inherit; text-decoration: none; }
.inner a:hover, .menu summary:hover { text-decoration: underline; text-underline-offset: .3em; }
.inner .brand { margin-inline-end: auto; padding: 0; font: var(--weight-title) 1.25rem/1.2 var(--font-title); overflow-wrap: anywhere; }
.product { display: flex; gap: .625rem; align-items: center; }
.brand img { display: block; width: auto; max-width: min(100%, 15rem); height: auto; max-height: 3rem; }
.links { display: none; gap: 1.75rem; align-items: center; font-size: 1rem; font-weight: 500; }
.links .call { font-weight: 700; white-space: nowrap; }
.menu { font-weight: 600; }
.menu[open] { flex-basis: 100%; }
.menu summary { display: flex; gap: .625rem; align-items: center; width: fit-content; min-height: 2.75rem; margin-inline-start: auto; cursor: pointer; list-style: none; }
.menu summary::-webkit-details-marker { display: none; }
.menu summary::after { content: ''; width: 1.375rem; height: .875rem; border-block: 2px solid; background: linear-gradient(currentcolor, currentcolor) center / 100% 2px no-repeat; }
.menu a { display: block; padding: .75rem 0; font-weight: 500; border-top: 1px solid color-mix(in srgb, var(--on-band) 15%, transparent); }
.page { display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: clamp(1rem, 5vw, 4.5rem) min(1rem, 7.5vw); }
.foot { padding: 1.75rem 0; font-size: .9375rem; color: var(--on-panel); background: var(--panel); }
.foot .inner { justify-content: space-between; }
.foot address, .foot p { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; margin: 0; font-style: normal; }
.card { width: 100%; max-width: 30rem; overflow: hidden; background: #fff; border-radius: var(--corner); box-shadow: 0 1px 2px #1018280d, 0 24px 48px -24px #10182833; }
main { padding: clamp(1.75rem, 6vw, 3rem) min(3rem, 8vw); }
aside { padding: clamp(1.75rem, 6vw, 3rem) min(3rem, 8vw); color: var(--on-panel); background: var(--panel); }
aside h2 { font-size: 1.5rem; color: inherit; }
aside ul { margin: 1.5rem 0 0; padding: 0; list-style: none; }
aside li { position: relative; margin-top: 1rem; padding-inline-start: 2rem; }
aside li::before { content: '\\2713' / ''; position: absolute; inset-inline-start: 0; font-weight: 700; }
@media (min-width: 52rem) {
  .wide { display: grid; grid-template-columns: 3fr 2fr; max-width: 60rem; }
  .wide aside { align-content: center; }
  .card:has(section + section) { max-width: 60rem; }
  .card:has(section + section) section { display: grid; grid-template-columns: 2fr 3fr; column-gap: 3rem; }
  .card:has(section + section) section > h2 { grid-row: 1 / span 9; }
  .card:has(section + section) section > :not(h2) { grid-column: 2; }
  .card:has(section + section) .actions > * { flex: none; }
  .card:has(section + section) :is(button, .button) { display: inline-block; width: auto; min-width: 13rem; justify-self: start; }
}
@media (min-width: 64rem) {
  .links { display: flex; }
  .menu { display: none; }
}
h1, h2 { text-wrap: balance; font-family: var(--font-title); font-weight: var(--weight-title); color: var(--title); letter-spacing: -0.01em; }
h1 { margin: 0; font-size: min(2.125rem, 9vw); line-height: 1.15; }
.intro { margin: .375rem 0 1.75rem; color: #565d68; }
.problem { margin: 1rem 0 1.5rem; padding: .75rem 1rem; color: #8f1d1d; background: #fdf1f0; border: 1px solid #f3cfcc; border-radius: var(--corner-small); }
.field { margin-bottom: 1.25rem; }
label { display: block; margin-bottom: .375rem; font-size: .9375rem; font-weight: 600; }
.hint { margin: -.25rem 0 .5rem; font-size: .875rem; color: #565d68; }
input, select { width: 100%; min-height: 48px; padding: .5rem .875rem; font: inherit; color: inherit; background: #fff; border: 1px solid #868e9b; border-radius: var(--corner-small); }
fieldset { min-width: 0; margin: 0 0 1.75rem; padding: 0; border: 0; }
legend { margin-bottom: 1rem; padding: 0; font-size: 1.125rem; font-weight: 700; }
details.advanced > summary { width: fit-content; padding: .625rem 0; font-weight: 600; color: var(--link); cursor: pointer; }
label.choice { display: flex; gap: .625rem; align-items: start; margin: 0 0 1.25rem; font-weight: 400; }
.choice input { flex: none; width: 1.125rem; min-height: 0; height: 1.125rem; margin: .125rem 0 0; padding: 0; }
.sign-in-by { margin-bottom: 1.25rem; }
#show-password { margin: .75rem 0 0; }
.sign-in-by legend { margin-bottom: .375rem; font-size: .9375rem; font-weight: 600; }
.sign-in-by details.advanced > summary { width: fit-content; padding: .625rem 0; font-weight: 600; color: var(--link); cursor: pointer; }
label.choice { margin-bottom: .5rem; }
.sign-in-by .hint { margin: 0; }
input[aria-invalid], select[aria-invalid] { border-color: #b42318; }
.field-problem { margin: .375rem 0 0; font-size: .875rem; font-weight: 500; color: #b42318; }
button, .button { display: block; width: 100%; min-height: 48px; padding: .625rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: var(--on-button); background: var(--button); border: 1px solid transparent; border-radius: var(--corner-small); cursor: pointer; }
button { margin: 1.75rem 0 1.5rem; }
.button { margin-bottom: 1rem; }
button:hover, .button:hover { text-decoration: underline; text-underline-offset: .2em; }
.or { display: flex; align-items: center; gap: .75rem; margin: 0 0 1rem; color: #565d68; }
.or::before, .or::after { content: ''; flex: 1; border-top: 1px solid #e2e5ea; }
.other { margin: 0 0 .5rem; color: #565d68; }
.other a { font-weight: 600; }
main a:not(.button) { display: inline-block; padding: .375rem 0; color: var(--link); }
h2 { margin: 0 0 .75rem; font-size: 1.25rem; line-height: 1.3; }
section { margin-top: 1.75rem; padding-top: 1.75rem; border-top: 1px solid #e2e5ea; }
section p { margin: 0 0 1rem; color: #565d68; }
section button { margin-bottom: 0; }
.methods { margin: 0 0 1rem; padding: 0; list-style: none; }
.methods li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-bottom: 1px solid #e2e5ea; }
.methods p { flex: 1; margin: 0; min-width: 0; overflow-wrap: anywhere; }
.methods strong { color: #1c1f24; }
.methods button.quiet { width: auto; }
.methods details { flex-basis: 100%; }
.methods summary { width: fit-content; padding: .375rem 0; font-weight: 600; color: var(--link); cursor: pointer; }
.methods details form { margin-top: .5rem; }
.methods details .field { margin-bottom: .75rem; }
button + button { margin-top: -.75rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; margin: 0 0 1.75rem; }
.actions > * { flex: 1 1 9rem; margin: 0; }
.actions button { margin: 0; }
dl { margin: 0; overflow-wrap: anywhere; }
dl + form button { margin-top: .5rem; }
dt { font-size: .875rem; color: #565d68; }
dd { margin: 0 0 .75rem; }
.done { margin: 1rem 0 1.5rem; padding: .75rem 1rem; color: #14532d; background: #effaf2; border: 1px solid #b7e3c4; border-radius: var(--corner-small); }
.button.quiet, button.quiet { color: #1c1f24; background: #fff; border: 1px solid #868e9b; }
.button.quiet:hover, button.quiet:hover { background: #f3f4f6; }
section .button, section button.quiet { margin: 0; }
section + .other { margin-top: 1.75rem; }
button.danger { color: #fff; background: #b42318; }
button.danger:hover { background: #8f1d1d; }
button.quiet.danger { color: #b42318; background: #fff; border-color: #b42318; }
button.quiet.danger:hover { background: #fdf1f0; }
.button.danger { color: #b42318; border-color: #b42318; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
header :focus-visible { outline-color: var(--on-band); }
footer :focus-visible { outline-color: var(--on-panel); }
`;
