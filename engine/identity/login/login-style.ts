/** The colours of a site come after it (page-look.ts); a page of no site has these. */
export const LOGIN_STYLE = `
:root { --band: #fff; --on-band: #1c1f24; --button: #1d4ed8; --on-button: #fff; --link: #1d4ed8; }
:root { color-scheme: light; font-family: system-ui, sans-serif; line-height: 1.5; color: #1c1f24; background: #f3f4f6; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; grid-template-columns: minmax(0, 1fr); place-items: center; padding: min(1.5rem, 7.5vw); overflow-wrap: break-word; }
.card { width: 100%; max-width: 25rem; overflow: hidden; background: #fff; border: 1px solid #e2e5ea; border-radius: 14px; box-shadow: 0 1px 2px #1018280d, 0 12px 32px -12px #1018281f; }
.card header, aside { padding: 1.25rem min(2rem, 10vw); color: var(--on-band); background: var(--band); }
.card header { border-bottom: 1px solid #e2e5ea; }
.brand { display: inline-block; font-weight: 700; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.brand img { display: block; width: auto; max-width: 100%; height: auto; max-height: 3rem; }
main { padding: 2rem min(2rem, 10vw) 2.25rem; }
aside { padding-block: 1.75rem; border-top: 1px solid #e2e5ea; }
aside ul { margin: 0; padding: 0; list-style: none; }
aside li { position: relative; margin-top: .75rem; padding-inline-start: 1.75rem; }
aside li::before { content: '\\2713' / ''; position: absolute; inset-inline-start: 0; font-weight: 700; }
@media (min-width: 52rem) {
  .wide { display: grid; grid-template: auto 1fr / 2fr 3fr; max-width: 54rem; }
  .wide header { padding-top: 2.5rem; border-bottom: 0; }
  .wide aside { grid-column: 1; border-top: 0; }
  .wide main { grid-area: 1 / 2 / 3; padding: 2.5rem 3rem; border-inline-start: 1px solid #e2e5ea; }
}
h1 { margin: 0; text-wrap: balance; font-size: min(1.625rem, 11vw); line-height: 1.2; letter-spacing: -0.02em; }
.intro { margin: .375rem 0 1.75rem; color: #565d68; }
.problem { margin: 1rem 0 1.5rem; padding: .75rem 1rem; color: #8f1d1d; background: #fdf1f0; border: 1px solid #f3cfcc; border-radius: 8px; }
.field { margin-bottom: 1.25rem; }
label { display: block; margin-bottom: .375rem; font-size: .9375rem; font-weight: 600; }
.hint { margin: -.25rem 0 .5rem; font-size: .875rem; color: #565d68; }
input, select { width: 100%; min-height: 46px; padding: .5rem .875rem; font: inherit; color: inherit; background: #fff; border: 1px solid #868e9b; border-radius: 8px; }
fieldset { min-width: 0; margin: 0 0 1.75rem; padding: 0; border: 0; }
legend { margin-bottom: 1rem; padding: 0; font-size: 1.125rem; font-weight: 700; }
label.choice { display: flex; gap: .625rem; align-items: start; margin: 0 0 1.25rem; font-weight: 400; }
.choice input { flex: none; width: 1.125rem; min-height: 0; height: 1.125rem; margin: .125rem 0 0; padding: 0; }
.sign-in-by { margin-bottom: 1.25rem; }
.sign-in-by legend { margin-bottom: .375rem; font-size: .9375rem; font-weight: 600; }
.sign-in-by label.choice { margin-bottom: .5rem; }
.sign-in-by .hint { margin: 0; }
input[aria-invalid], select[aria-invalid] { border-color: #b42318; }
.field-problem { margin: .375rem 0 0; font-size: .875rem; font-weight: 500; color: #b42318; }
button, .button { display: block; width: 100%; min-height: 46px; padding: .625rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: var(--on-button); background: var(--button); border: 1px solid transparent; border-radius: 8px; cursor: pointer; }
button { margin: 1.75rem 0 1.5rem; }
.button { margin-bottom: 1rem; }
button:hover, .button:hover { text-decoration: underline; text-underline-offset: .2em; }
.or { display: flex; align-items: center; gap: .75rem; margin: 0 0 1rem; color: #565d68; }
.or::before, .or::after { content: ''; flex: 1; border-top: 1px solid #e2e5ea; }
.other { margin: 0 0 .5rem; color: #565d68; }
.other a { font-weight: 600; }
main a:not(.button) { display: inline-block; padding: .375rem 0; color: var(--link); }
h2 { margin: 0 0 .75rem; font-size: 1.125rem; line-height: 1.3; }
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
dl { margin: 0; overflow-wrap: anywhere; }
dt { font-size: .875rem; color: #565d68; }
dd { margin: 0 0 .75rem; }
.done { margin: 1rem 0 1.5rem; padding: .75rem 1rem; color: #14532d; background: #effaf2; border: 1px solid #b7e3c4; border-radius: 8px; }
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
`;
