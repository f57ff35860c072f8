import { lighten, mix } from '../colour.ts';
import { type Drawing, smooth } from '../drawing.ts';
import type { Look } from '../looks.ts';
import { CX } from './portrait-body.ts';

export function face(art: Drawing, who: Look, shade: string, tilt: number): void {
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

export function beard(art: Drawing, who: Look): void {
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

export function backHair(art: Drawing, who: Look): void {
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

export function frontHair(art: Drawing, who: Look): void {
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
