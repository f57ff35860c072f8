import { lighten, mix } from './colour.ts';
import { Drawing, smooth } from './drawing.ts';
import { createRandom } from './random.ts';

/** How somebody looks: chosen by hand for each member of a team. */
export type Look = {
  skin: string;
  hair: string;
  cut: 'short' | 'crop' | 'bob' | 'long' | 'bun' | 'curls' | 'parted' | 'turban';
  wear: 'blazer' | 'shirt' | 'knit' | 'blouse';
  cloth: string;
  under: string;
  backdrop: string;
  glasses?: boolean;
  beard?: boolean;
  earrings?: boolean;
  /** Grown older: lines by the eyes, grey at the temples. */
  mature?: boolean;
};

const look = (
  skin: string,
  hair: string,
  cut: Look['cut'],
  wear: Look['wear'],
  cloth: string,
  under: string,
  backdrop: string,
  more: Partial<Look> = {},
): Look => ({
  skin,
  hair,
  cut,
  wear,
  cloth,
  under,
  backdrop,
  ...more,
});

export const LOOKS: Record<string, Look> = {
  'edm-1': look('#efc7a8', '#a88d74', 'bob', 'blazer', '#1d4f5a', '#f5efe4', '#cfe0df', {
    glasses: true,
    earrings: true,
    mature: true,
  }),
  'edm-2': look('#6f4a35', '#1f1a18', 'crop', 'shirt', '#dfe8ee', '#ffffff', '#b9d0cf', { beard: true }),
  'edm-3': look('#c08a62', '#201715', 'long', 'blouse', '#b5563d', '#b5563d', '#e6dcc9', { earrings: true }),
  'edm-4': look('#f3d2b8', '#b5683b', 'bun', 'blazer', '#3a4256', '#f2e9dc', '#d8e2e8'),
  'edm-5': look('#eec4a2', '#6d4c35', 'short', 'knit', '#4f6b54', '#efe7d6', '#d9ddc9', { beard: true }),
  'edm-6': look('#ecc39c', '#1e1b1d', 'bob', 'blazer', '#6b3f57', '#f7f1ea', '#e4d5da'),
  'edm-7': look('#b98159', '#2a2322', 'parted', 'shirt', '#2f5d73', '#e9eef0', '#cbdde3', { mature: true }),
  'edm-8': look('#f6d8c2', '#d9b877', 'long', 'knit', '#c9994a', '#f6efe0', '#efe4cc', { glasses: true }),
  'sat-1': look('#d09b72', '#231a18', 'bun', 'blouse', '#a6462a', '#a6462a', '#f0dcbf', { earrings: true }),
  'sat-2': look('#5d3d2c', '#181413', 'crop', 'blazer', '#31415a', '#f4efe6', '#dccfb8'),
  'sat-3': look('#f2cdb3', '#7b4a34', 'curls', 'blazer', '#6f7d4f', '#f8f1e2', '#eadfca', { glasses: true }),
  'sat-4': look('#c58f66', '#2b211d', 'short', 'shirt', '#e9dfca', '#ffffff', '#e2c9ac', { beard: true }),
  'sat-5': look('#eac09a', '#211b1c', 'long', 'blouse', '#2f6f70', '#2f6f70', '#f1e3cf', { earrings: true }),
};

const CX = 600;

/** Head and shoulders in even daylight, 4:5. */
export function drawPortrait(key: string, who: Look): Drawing {
  const art = new Drawing(1200, 1500);
  const random = createRandom(key);
  art.rect(0, 0, 1200, 1500, {
    fill: art.gradient([
      [0, lighten(who.backdrop, 0.04)],
      [1, lighten(who.backdrop, -0.07)],
    ]),
  });
  art.ellipse(760, 480, 640, 640, {
    fill: art.glow([
      [0, '#ffffff', 0.7],
      [1, '#ffffff', 0],
    ]),
  });
  art.ellipse(CX - 150, 1000, 560, 560, { fill: lighten(who.backdrop, -0.05), opacity: 0.4 });
  const shade = mix(who.skin, '#7a3f2e', 0.3);
  backHair(art, who);
  body(art, who, shade);
  art.path('M500 800V1004L466 1086L604 1190L740 1086L706 1004V800Z', {
    fill: art.gradient([
      [0, mix(who.skin, shade, 0.75)],
      [0.6, mix(who.skin, shade, 0.3)],
      [1, who.skin],
    ]),
  });
  collar(art, who);
  for (const side of [-1, 1]) {
    art.ellipse(CX + side * 236, 640, 42, 66, { fill: mix(who.skin, shade, side < 0 ? 0.45 : 0.2) });
    if (who.earrings) art.ellipse(CX + side * 238, 716, 13, 13, { fill: '#e3bd68' });
  }
  art.path(
    'M366 560C360 380 460 300 600 300C740 300 840 380 834 560C830 700 812 790 740 866C690 918 650 938 600 938C550 938 510 918 460 866C388 790 370 700 366 560Z',
    {
      fill: art.gradient(
        [
          [0, mix(who.skin, shade, 0.34)],
          [0.45, who.skin],
          [1, lighten(who.skin, 0.025)],
        ],
        80,
      ),
    },
  );
  if (who.beard) beard(art, who);
  face(art, who, shade, random.between(-2, 2));
  frontHair(art, who);
  art.rect(0, 1240, 1200, 260, {
    fill: art.gradient([
      [0, '#2a2230', 0],
      [1, '#2a2230', 0.12],
    ]),
  });
  art.look({ x: 70, y: 70, w: 1060, h: 1325 });
  return art;
}

function body(art: Drawing, who: Look, shade: string): void {
  const outline = 'M120 1500C130 1240 240 1150 470 1084L600 1180L736 1084C960 1150 1070 1240 1080 1500Z';
  if (who.wear === 'blouse')
    art.path('M480 1040L600 1200L722 1040L760 1120L600 1330L440 1120Z', { fill: mix(who.skin, shade, 0.2) });
  art.path(outline, {
    fill: art.gradient(
      [
        [0, lighten(who.cloth, -0.07)],
        [0.55, who.cloth],
        [1, lighten(who.cloth, 0.045)],
      ],
      80,
    ),
  });
  art.path('M300 1500C310 1390 320 1330 350 1280L372 1500Z', {
    fill: lighten(who.cloth, -0.09),
    opacity: 0.6,
  });
  art.path('M900 1500C892 1390 884 1330 852 1280L834 1500Z', {
    fill: lighten(who.cloth, -0.07),
    opacity: 0.5,
  });
}

function collar(art: Drawing, who: Look): void {
  const dark = lighten(who.cloth, -0.07);
  if (who.wear === 'blazer') {
    art.path('M478 1078L602 1150L730 1078L760 1130L610 1500H590L440 1130Z', {
      fill: art.gradient([
        [0, lighten(who.under, -0.05)],
        [1, who.under],
      ]),
    });
    art.path('M480 1066L560 1120L604 1170L556 1250L470 1110Z', { fill: lighten(who.under, 0.03) });
    art.path('M728 1066L650 1120L604 1170L652 1250L738 1110Z', { fill: lighten(who.under, 0.03) });
    art.path('M452 1088L404 1130L430 1220L396 1244L588 1500H604L470 1180Z', {
      fill: art.gradient(
        [
          [0, lighten(who.cloth, 0.03)],
          [1, dark],
        ],
        70,
      ),
    });
    art.path('M756 1088L806 1130L780 1220L812 1244L622 1500H604L738 1180Z', {
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
    art.line(604, 1180, 604, 1500, { stroke: dark, width: 5 });
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

function face(art: Drawing, who: Look, shade: string, tilt: number): void {
  const lip = mix(who.skin, '#b4423f', who.earrings ? 0.62 : 0.4);
  const brow = mix(who.hair, shade, who.mature ? 0.3 : 0.12);
  for (const side of [-1, 1]) {
    const x = CX + side * 106;
    art.ellipse(x + side * 14, 716, 62, 40, {
      fill: art.glow([
        [0, mix(who.skin, '#e0654f', 0.6), 0.5],
        [1, who.skin, 0],
      ]),
    });
    art.path(
      `M${x - 54} ${566 + tilt * side}Q${x + side * 8} ${530} ${x + 54} ${562 - tilt * side}Q${x + side * 6} ${546} ${x - 54} ${566 + tilt * side}Z`,
      { fill: brow, stroke: brow, width: 8, extra: 'stroke-linejoin="round"' },
    );
    art.path(`M${x - 46} 626Q${x} 592 ${x + 46} 626Q${x} 652 ${x - 46} 626Z`, { fill: '#fdfaf5' });
    art.ellipse(x, 622, 21, 22, { fill: mix('#4a3428', who.hair, 0.3) });
    art.ellipse(x, 622, 11, 12, { fill: '#1d1715' });
    art.ellipse(x + 7, 614, 6, 6, { fill: '#ffffff' });
    art.path(`M${x - 50} 627Q${x} 586 ${x + 50} 625`, {
      stroke: mix(who.hair, '#2a1c18', 0.6),
      width: who.earrings ? 9 : 6,
      extra: 'stroke-linecap="round"',
    });
    if (who.mature)
      art.path(`M${x + side * 64} 640l${side * 20} 10M${x + side * 62} 652l${side * 18} 18`, {
        stroke: shade,
        width: 4,
        opacity: 0.45,
        extra: 'stroke-linecap="round"',
      });
  }
  art.path('M612 600C622 670 650 716 640 738C630 756 580 758 566 738', {
    stroke: mix(who.skin, shade, 0.62),
    width: 8,
    extra: 'stroke-linecap="round"',
  });
  art.path('M606 600C614 670 640 712 632 736L604 742C600 690 600 640 606 600Z', {
    fill: mix(who.skin, shade, 0.3),
    opacity: 0.5,
  });
  art.path('M504 800Q600 832 698 798Q676 874 602 876Q530 874 504 800Z', { fill: mix(lip, '#4a1815', 0.35) });
  art.path('M518 806Q600 834 684 804Q672 832 602 836Q536 834 518 806Z', { fill: '#fffdf8' });
  art.path('M500 798Q560 788 602 800Q646 786 702 796Q660 812 602 815Q544 812 500 798Z', { fill: lip });
  art.path('M532 852Q602 890 672 850Q650 884 602 886Q556 884 532 852Z', { fill: lighten(lip, 0.06) });
  for (const side of [-1, 1])
    art.path(`M${CX + side * 128} 758Q${CX + side * 140} 800 ${CX + side * 116} 832`, {
      stroke: mix(who.skin, shade, 0.5),
      width: 6,
      opacity: 0.5,
      extra: 'stroke-linecap="round"',
    });
  if (!who.glasses) return;
  for (const side of [-1, 1])
    art.rect(CX + side * 106 - 76, 570, 152, 118, { fill: '#ffffff', opacity: 0.1 }, 46);
  for (const side of [-1, 1])
    art.rect(CX + side * 106 - 76, 570, 152, 118, { stroke: '#38302e', width: 9 }, 46);
  art.path('M570 612Q600 596 630 612', { stroke: '#38302e', width: 9 });
  for (const side of [-1, 1])
    art.line(CX + side * 182, 612, CX + side * 238, 604, { stroke: '#38302e', width: 9 });
}

function beard(art: Drawing, who: Look): void {
  art.path(
    'M368 620C380 690 404 738 450 756C510 776 540 752 600 752C660 752 690 776 750 756C796 738 820 690 832 620C834 740 806 826 744 884C692 934 650 956 600 956C550 956 508 934 456 884C394 826 366 740 368 620Z',
    {
      fill: art.gradient([
        [0, mix(who.hair, who.skin, 0.6)],
        [0.3, mix(who.hair, who.skin, 0.14)],
        [1, who.hair],
      ]),
    },
  );
}

function backHair(art: Drawing, who: Look): void {
  const fill = art.gradient([
    [0, lighten(who.hair, 0.02)],
    [1, lighten(who.hair, -0.06)],
  ]);
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
    art.ellipse(610, 206, 128, 112, { fill });
    art.path(
      'M352 600C330 350 460 250 600 250C740 250 870 350 850 600C846 700 830 740 800 770H400C370 740 356 700 352 600Z',
      { fill },
    );
  }
  if (who.cut === 'curls') {
    const points = Array.from({ length: 22 }, (_, i) => {
      const a = Math.PI * 0.86 + (i / 21) * Math.PI * 1.28;
      const r = i % 2 ? 330 : 374;
      return [600 + Math.cos(a) * r, 610 + Math.sin(a) * r * 1.04] as const;
    });
    art.path(smooth([...points, [830, 860], [600, 800], [370, 860]]), { fill });
  }
}

function frontHair(art: Drawing, who: Look): void {
  const dark = lighten(who.hair, -0.05);
  const light = lighten(who.hair, 0.08);
  const fill = art.gradient(
    [
      [0, dark],
      [0.6, who.hair],
      [1, light],
    ],
    75,
  );
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
  art.path(cuts[who.cut], { fill });
  const strands: Partial<Record<Look['cut'], string>> = {
    short: 'M470 320Q600 270 760 340M440 366Q560 320 700 372',
    parted: 'M540 330Q680 280 800 400M520 366Q470 390 430 440',
    bob: 'M500 340Q680 290 810 440M480 374Q440 430 396 490',
    long: 'M610 320Q760 330 820 520M590 340Q450 380 396 520',
    bun: 'M470 400Q600 310 760 390M430 450Q560 350 700 380',
    crop: 'M460 350Q600 300 740 350',
  };
  const d = strands[who.cut];
  if (d) art.path(d, { stroke: light, width: 7, opacity: 0.6, extra: 'stroke-linecap="round"' });
  if (who.mature)
    for (const side of [-1, 1]) art.ellipse(CX + side * 236, 540, 17, 56, { fill: '#cfc6bd', opacity: 0.55 });
}
