import { lighten } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import type { Look } from '../looks.ts';

export const CX = 600;

export function body(art: Drawing, who: Look): void {
  const outline =
    'M20 1760C30 1290 150 1188 330 1132C390 1112 430 1098 462 1080L600 1176L746 1080C780 1098 820 1112 880 1132C1060 1188 1170 1290 1180 1760Z';
  art.path(outline, { fill: who.cloth });
}

export function collar(art: Drawing, who: Look): void {
  const dark = lighten(who.cloth, -0.07);
  if (who.wear === 'blazer') {
    art.path('M478 1078L602 1150L730 1078L760 1130L610 1760H590L440 1130Z', {
      fill: art.gradient([
        [0, lighten(who.under, -0.05)],
        [1, who.under],
      ]),
    });
    art.path('M480 1066L560 1120L604 1170L556 1250L470 1110Z', { fill: lighten(who.under, 0.03) });
    art.path('M728 1066L650 1120L604 1170L652 1250L738 1110Z', { fill: lighten(who.under, 0.03) });
    art.path('M452 1088L404 1130L430 1220L396 1244L588 1760H604L470 1180Z', {
      fill: art.gradient(
        [
          [0, lighten(who.cloth, 0.03)],
          [1, dark],
        ],
        70,
      ),
    });
    art.path('M756 1088L806 1130L780 1220L812 1244L622 1760H604L738 1180Z', {
      fill: art.gradient(
        [
          [0, lighten(who.cloth, 0.06)],
          [1, lighten(who.cloth, -0.02)],
        ],
        70,
      ),
    });
    return;
  }
  if (who.wear === 'shirt') {
    art.path('M478 1068L604 1176L520 1262L432 1106Z', {
      fill: art.gradient([
        [0, lighten(who.cloth, 0.06)],
        [1, lighten(who.cloth, -0.03)],
      ]),
    });
    art.path('M730 1068L604 1176L690 1262L776 1106Z', {
      fill: art.gradient([
        [0, lighten(who.cloth, 0.08)],
        [1, who.cloth],
      ]),
    });
    art.line(604, 1180, 604, 1760, { stroke: dark, width: 5 });
    for (const y of [1280, 1390]) art.ellipse(622, y, 9, 9, { fill: dark });
    return;
  }
  if (who.wear === 'knit') {
    art.path('M464 1064C500 1170 706 1170 744 1064L772 1100C720 1226 488 1226 436 1100Z', {
      fill: art.gradient([
        [0, lighten(who.cloth, 0.07)],
        [1, lighten(who.cloth, -0.04)],
      ]),
    });
    for (let i = 0; i < 15; i++)
      art.line(
        450 + i * 22,
        1096 + Math.sin((i / 14) * Math.PI) * 66,
        446 + i * 22.6,
        1120 + Math.sin((i / 14) * Math.PI) * 76,
        { stroke: dark, width: 4, opacity: 0.5 },
      );
    return;
  }
  art.path(
    'M470 1080C520 1160 566 1240 604 1310C642 1240 690 1160 738 1080L790 1100C740 1220 660 1330 604 1400C548 1330 468 1220 418 1100Z',
    { fill: lighten(who.cloth, 0.045) },
  );
}
