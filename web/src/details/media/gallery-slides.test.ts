import { expect, test } from 'vitest';
import { gallerySlides } from './gallery-slides.ts';

const images = [{ url: '/_files/a.jpg', alt: '1 Main Street, photo 1', caption: 'Front' }];

test('the gallery shows photos, then videos, then others', () => {
  const slides = gallerySlides({
    images,
    media: [
      { type: 'other', html: encodeURIComponent('<p>Plan</p>') },
      { type: 'video', url: 'https://youtu.be/abcdefghijk' },
      { type: 'image', imageUrl: '/_files/b.jpg' },
    ],
  });

  expect(slides).toEqual([
    { kind: 'photo', url: '/_files/a.jpg', alt: '1 Main Street, photo 1', caption: 'Front' },
    { kind: 'photo', url: '/_files/b.jpg', alt: '1 Main Street, photo 1' },
    { kind: 'video', url: 'https://www.youtube-nocookie.com/embed/abcdefghijk' },
    { kind: 'other', html: '<p>Plan</p>' },
  ]);
});

test('an invalid medium is dropped', () => {
  const media = [
    { type: 'video', url: 'https://elsewhere.example/film.mp4' },
    { type: 'image', imageUrl: null },
    { type: 'other', html: '' },
  ];

  expect(gallerySlides({ images: [], media })).toEqual([]);
});
