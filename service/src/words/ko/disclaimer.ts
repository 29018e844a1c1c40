// The disclaimer of a chart in Korean. In a file of its own: a page that casts needs no other text of the service at first.

export const disclaimer = '검증된 예측이 아니라 성찰을 위한 전통 상징 체계입니다. 계산한 구조만 제시하고 풀이는 하지 않습니다.';
