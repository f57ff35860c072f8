import { lighten, mix } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import type { Look } from '../looks.ts';
import { CX } from './portrait-body.ts';

export const FACE =
  'M366 560C360 380 460 300 600 300C740 300 840 380 834 560C830 690 806 776 740 858C694 912 652 934 600 934C548 934 506 912 460 858C394 776 370 690 366 560Z';

const soft = (px: 10 | 24 | 48) => `filter="url(#soft${px})"`;

const womanly = (who: Look) => ['bob', 'long', 'bun', 'curls'].includes(who.cut);

export function face(art: Drawing, who: Look, shade: string): void {
  const lip = mix(who.skin, '#b4423f', womanly(who) ? 0.6 : 0.38);
  const brow = mix(who.hair, shade, who.mature ? 0.3 : 0.12);
  const line = mix(who.skin, shade, 0.9);
  for (const side of [-1, 1]) {
    const x = CX + side * 104;
    drawBrow(art, side, x, brow, who);
    const eye = `M${x - 44} ${627 - side * 2}Q${x - 4} 594 ${x + 44} ${627 + side * 2}Q${x} 650 ${x - 44} ${627 - side * 2}Z`;
    art.path(eye, { fill: '#e9e1d8' });
    art.group(`clip-path="${art.clip(eye)}"`, () => {
      art.ellipse(x - 44, 628, 18, 20, { fill: '#c98f7c', opacity: 0.35, extra: soft(10) });
      art.ellipse(x + 44, 628, 18, 20, { fill: '#c98f7c', opacity: 0.3, extra: soft(10) });
      art.ellipse(x, 620, 22, 23, { fill: mix(who.eyes, '#14100e', 0.55) });
      art.ellipse(x, 620, 19, 20, {
        fill: art.gradient([
          [0, mix(who.eyes, '#14100e', 0.45)],
          [1, lighten(who.eyes, 0.1)],
        ]),
      });
      art.ellipse(x, 621, 9.5, 10, { fill: '#120e0d' });
      art.ellipse(x, 598, 52, 15, { fill: '#2a1c18', opacity: 0.5, extra: soft(10) });
    });
    art.ellipse(x + 7, 613, 4.5, 4.5, { fill: '#ffffff', opacity: 0.95 });
    art.ellipse(x - 6, 627, 3, 2.4, { fill: '#ffffff', opacity: 0.35 });
    art.path(`M${x - 48} 629Q${x - 2} 584 ${x + 48} 627`, {
      stroke: mix(who.hair, '#2a1c18', 0.6),
      width: womanly(who) ? 8 : 5.5,
      extra: 'stroke-linecap="round"',
    });
    art.path(`M${x - 42} 594Q${x} 568 ${x + 44} 592`, {
      stroke: line,
      width: 4,
      opacity: 0.5,
      extra: 'stroke-linecap="round"',
    });
    art.path(`M${x - 34} 650Q${x + 4} 664 ${x + 36} 648`, {
      stroke: line,
      width: 4,
      opacity: 0.3,
      extra: 'stroke-linecap="round"',
    });
    if (who.mature)
      art.path(`M${x + side * 62} 636l${side * 18} 8M${x + side * 60} 648l${side * 16} 15`, {
        stroke: line,
        width: 3.5,
        opacity: 0.4,
        extra: 'stroke-linecap="round"',
      });
  }
  art.path('M576 610C580 670 566 710 560 734C578 752 592 752 604 758L598 640Z', {
    fill: line,
    opacity: 0.35,
    extra: soft(10),
  });
  art.path('M562 736Q570 750 584 748Q604 762 624 748Q638 750 646 736', {
    stroke: mix(line, '#5a2a20', 0.3),
    width: 6,
    opacity: 0.75,
    extra: 'stroke-linecap="round"',
  });
  // A smile with closed lips.
  art.path('M512 806Q560 804 584 802Q604 810 624 802Q648 804 692 806Q644 838 604 838Q562 838 512 806Z', {
    fill: lip,
  });
  art.path('M518 810Q562 840 604 838Q646 840 688 810Q658 868 604 868Q550 868 518 810Z', {
    fill: lighten(lip, 0.05),
  });
  art.path('M500 796Q510 808 530 816Q570 836 604 836Q638 836 678 816Q696 808 706 796', {
    stroke: mix(lip, '#3f1512', 0.62),
    width: 5.5,
    opacity: 0.8,
    extra: 'stroke-linecap="round"',
  });
  art.ellipse(624, 852, 30, 6, { fill: '#ffffff', opacity: 0.3, extra: soft(10) });
  art.ellipse(604, 882, 44, 10, { fill: line, opacity: 0.4, extra: soft(10) });
  for (const side of [-1, 1])
    art.path(`M${CX + side * 88} 738Q${CX + side * 130} 768 ${CX + side * 126} 812`, {
      stroke: line,
      width: 7,
      opacity: who.mature ? 0.45 : 0.28,
      extra: 'stroke-linecap="round" filter="url(#soft10)"',
    });
}

export function glasses(art: Drawing): void {
  for (const side of [-1, 1])
    art.rect(CX + side * 106 - 76, 570, 152, 118, { fill: '#ffffff', opacity: 0.1 }, 46);
  for (const side of [-1, 1])
    art.rect(CX + side * 106 - 76, 570, 152, 118, { stroke: '#38302e', width: 9 }, 46);
  art.path('M570 612Q600 596 630 612', { stroke: '#38302e', width: 9 });
  for (const side of [-1, 1])
    art.line(CX + side * 182, 612, CX + side * 238, 604, { stroke: '#38302e', width: 9 });
}

/** Where the beard grows, in black. */
export function beard(art: Drawing): void {
  art.path(
    'M366 610C384 700 410 742 452 764C512 772 556 766 600 766C648 766 690 772 750 764C790 742 816 700 834 610C840 740 808 832 744 890C692 942 650 962 600 962C550 962 508 942 456 890C392 832 360 740 366 610ZM500 800Q520 846 560 862Q604 880 648 862Q690 846 706 800Q650 784 604 788Q558 784 500 800Z',
    { fill: '#000000', extra: 'fill-rule="evenodd"' },
  );
}

export function backHair(art: Drawing, who: Look): void {
  const fill = who.hair;
  if (who.cut === 'long')
    art.path(
      'M340 560C320 320 460 230 600 230C740 230 880 320 862 560C858 760 900 960 880 1120C800 1190 690 1160 640 1060H560C510 1160 400 1190 320 1120C304 960 346 760 340 560Z',
      { fill },
    );
  if (who.cut === 'bob')
    art.path(
      'M336 580C316 330 450 236 600 236C750 236 886 330 866 580C872 720 880 800 850 872C800 900 740 890 716 850H484C460 890 400 900 350 872C322 800 330 720 336 580Z',
      { fill },
    );
  if (who.cut === 'bun') {
    art.ellipse(612, 236, 104, 88, { fill });
    art.path(
      'M352 600C330 350 460 250 600 250C740 250 870 350 850 600C846 700 830 740 800 770H400C370 740 356 700 352 600Z',
      { fill },
    );
  }
  if (who.cut === 'curls') {
    art.ellipse(600, 590, 312, 345, { fill });
    for (let i = 0; i < 24; i++) {
      const a = Math.PI * 0.82 + (i / 23) * Math.PI * 1.36;
      const r = 270 + (i % 2) * 16;
      art.ellipse(600 + Math.cos(a) * r, 620 + Math.sin(a) * r * 1.08, 62, 60, { fill });
    }
  }
}

export function frontHair(art: Drawing, who: Look): void {
  const cuts: Record<Look['cut'], string> = {
    short:
      'M350 590C330 430 360 280 560 250C720 226 856 300 856 470C858 520 856 560 848 596C838 540 830 490 800 446C740 470 600 470 500 420C440 440 400 470 388 520C376 550 360 570 350 590Z',
    crop: 'M356 560C340 400 420 268 600 262C780 268 862 400 844 560C838 500 820 446 780 414C720 384 480 384 420 414C380 446 364 500 356 560Z',
    parted:
      'M350 590C326 400 400 262 590 252C760 246 870 350 852 590C846 540 836 500 806 462C720 452 600 424 520 366C490 430 420 450 390 500C376 530 360 560 350 590Z',
    bob: 'M346 640C322 420 400 262 600 256C800 262 884 420 856 640C850 560 830 500 780 450C700 460 560 440 480 374C460 440 400 490 380 540C366 570 354 600 346 640Z',
    long: 'M346 700C316 420 400 250 610 250C800 256 890 420 856 700C850 600 836 520 770 440C720 420 650 390 600 340C560 410 440 440 392 540C366 590 354 640 346 700Z',
    bun: 'M352 590C334 400 420 268 600 262C780 268 866 400 848 590C838 500 800 440 730 406C660 380 600 372 560 380C470 400 372 470 352 590Z',
    curls:
      'M344 620C330 520 350 470 380 440C370 380 430 320 490 330C520 280 600 270 640 306C700 280 770 320 780 376C840 390 870 470 856 620C840 560 830 510 790 480C760 490 720 470 700 440C660 470 600 460 580 430C540 470 480 470 460 440C420 470 390 480 380 520C366 560 352 590 344 620Z',
    turban: 'M340 560C330 380 420 240 600 240C780 240 870 380 860 560C780 470 420 470 340 560Z',
  };
  art.path(cuts[who.cut], { fill: who.hair });
}

/** Of single hairs that lean outwards. */
function drawBrow(art: Drawing, side: number, x: number, colour: string, who: Look): void {
  const heavy = !womanly(who);
  const hairs = heavy ? 46 : 38;
  for (let i = 0; i < hairs; i++) {
    const t = i / (hairs - 1);
    const px = x + side * (-56 + t * 114);
    const arch = 562 - 26 * Math.sin(Math.min(1, t * 1.25) * 1.75) + 12 * Math.max(0, t - 0.72) * 3;
    const thick = (heavy ? 13 : 9) * (1 - 0.7 * Math.max(0, t - 0.4) * 1.6);
    const wobble = ((i * 37) % 11) / 11 - 0.5;
    const y = arch + wobble * thick * 1.3;
    art.path(
      `M${px} ${y + thick * 0.5}q${side * (4 + t * 9)} ${-12 + t * 13} ${side * (12 + t * 10)} ${-13 + t * 19}`,
      {
        stroke: colour,
        width: heavy ? 4.4 : 3.6,
        opacity: 0.7,
        extra: 'stroke-linecap="round"',
      },
    );
  }
}
